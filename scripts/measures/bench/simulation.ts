/** The worked case of the drawn result: three contracts, one of them all capital. */
export const SIMULATION = {
  distribution: {
    capital_00482176_co: 0,
    annuity_00482176_co: 31_480.2,
    capital_00482176_vv: 9650,
    annuity_00482176_vv: 0,
    capital_00482176_es: 3130.2,
    annuity_00482176_es: 4000,
    capital_00482201_co: 0,
    annuity_00482201_co: 0,
    capital_00482201_vv: 4215.5,
    annuity_00482201_vv: 0,
    capital_00482201_es: 17_520.32,
    annuity_00482201_es: 0,
    capital_00317740: 0,
    annuity_00317740: 18_412.75,
  },
  retirement_age: 64,
  reversible: false,
  annuity_type: 'RV_NR',
}

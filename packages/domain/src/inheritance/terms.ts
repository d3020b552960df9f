/** What the figures of an inheritance are called, one code each; the words live in the catalogues. */
export const TERMS = [
  'inheritance.share', // taxed part of one heir, before the allowance; details: heir, where there are several
  'inheritance.allowance', // details: link
  'inheritance.allowance-used', // never more than the share
  'inheritance.taxable', // share less the allowance
  'inheritance.gift', // one gift; details: made
  'inheritance.family-gifts', // gifts of money of CGI art. 790 G, together
  'inheritance.family-gift-allowance',
  'inheritance.family-gifts-exempt',
  'inheritance.family-gifts-rest', // what of them counts as other gifts
  'inheritance.gifts', // to one person within the years of the recall
  'inheritance.gifts-allowance-used', // allowance that these gifts have used
  'inheritance.gifts-taxable', // gifts less that allowance
  'inheritance.allowance-left',
  'inheritance.taxable-with-gifts',
  'inheritance.duty-with-gifts', // scale on the taxable gifts and share together
  'inheritance.gifts-duty', // scale on the taxable gifts alone
  'inheritance.band-bound',
  'inheritance.band-slice', // part of the taxable share within the band
  'inheritance.band-rate',
  'inheritance.band-tax', // details: rate
  'inheritance.exact-duty', // not rounded
  'inheritance.duty', // whole euros
  'inheritance.value', // of a whole home or good; details: type of a good
  'inheritance.owned-share',
  'inheritance.home', // the saver's part
  'inheritance.good', // the saver's part; details: type, place in the list
  'inheritance.owned',
  'inheritance.debts',
  'inheritance.nothing',
  'inheritance.balance', // what is owned less the debts
  'inheritance.patrimony', // never below 0
  'inheritance.home-allowance-rate',
  'inheritance.home-allowance',
  'inheritance.funeral-costs',
  'inheritance.base-balance',
  'inheritance.tax-base', // never below 0
  'inheritance.whole', // 1, a full ownership
  'inheritance.usufruct-share', // details: age
  'inheritance.bare-share', // details: age
  'inheritance.fraction', // details: heir, option; the same for the next five
  'inheritance.fraction-over',
  'inheritance.fraction-under',
  'inheritance.divided-share',
  'inheritance.group-share',
  'inheritance.no-share',
  'inheritance.group-base', // details: heir
  'inheritance.people', // details: heir
  'inheritance.contracts', // details: clause
  'inheritance.capital-of-heirs',
  'inheritance.capital-of-group', // details: heir
  'inheritance.capital-full', // of one person; details: heir
  'inheritance.capital-bare', // of one person; details: heir
  'inheritance.capital', // of one person; details: heir
  'inheritance.levy-allowance',
  'inheritance.levy-allowance-divided', // of a pair, by the value of the bare ownership
  'inheritance.levy-allowance-bare',
  'inheritance.levy-allowance-left',
  'inheritance.levy-allowance-used',
  'inheritance.levy-taxable',
  'inheritance.exact-levy', // not rounded
  'inheritance.levy', // whole euros
  'inheritance.contract-value', // of one contract; the same for the next eight
  'inheritance.premiums-after-70',
  'inheritance.late-premiums', // taxed by CGI art. 757 B: never more than the value
  'inheritance.beside-late', // value less the premiums from 70 on
  'inheritance.premiums-before-70',
  'inheritance.premiums',
  'inheritance.before-weight', // value by the premiums before 70
  'inheritance.before-in-proportion',
  'inheritance.before-70', // taxed by CGI art. 990 I
  'inheritance.contracts-before-70', // details: clause; the same for the next one
  'inheritance.contracts-late',
  'inheritance.late-of-group', // details: heir
  'inheritance.late', // of one person; details: heir
  'inheritance.late-all', // of everyone among whom the allowance is shared
  'inheritance.late-allowance', // one for the insured
  'inheritance.late-allowance-all', // never more than all that is taxed
  'inheritance.late-weight', // allowance by the sum of one person
  'inheritance.late-allowance-part', // of one person; details: heir
  'inheritance.late-added', // of one person, added to the share of the estate; details: heir
  'inheritance.joined-share', // of one person: share of the estate and what is added; details: heir
  'inheritance.late-duty', // whole euros: duty on both less the duty on the share of the estate; details: heir
  'inheritance.insurance-tax', // levy and late duty of one person; details: heir
  'inheritance.tax', // duty and levy of one person; details: heir, people where gifts set them apart; the same for the next one
  'inheritance.group-tax',
  'inheritance.total-tax',
  'inheritance.second-own', // the spouse's own patrimony, with half of the common goods
  'inheritance.second-received', // what the spouse received of the estate in full ownership
  'inheritance.second-insurance', // contracts that were paid to the spouse in full ownership
  'inheritance.second-wealth',
  'inheritance.second-spent', // money of the usufruct that the spouse spent
  'inheritance.second-usufruct', // all that the usufruct was of
  'inheritance.second-claim', // what the spouse's estate owes the children of the first
  'inheritance.second-patrimony', // wealth less the claim
  'inheritance.second-tax', // every common child's duty
  'inheritance.both-taxes', // taxes of both deaths
  'inheritance.second-estate', // the first estate, rounded to the cent
  'inheritance.second-contracts', // contracts of the first death that are still there
  'inheritance.second-rest', // what the spouse did not receive of the first estate in full ownership
  'inheritance.second-gone', // of the money that was spent, what was under usufruct
  'inheritance.second-rest-kept', // rest less what is gone
  'inheritance.second-rest-owed', // the same with the claim
  'inheritance.owned-part', // of one child, not rounded
  'inheritance.owned-of-first', // of one child
  'inheritance.owned-of-second', // of one common child
  'inheritance.second-before', // both estates and the contracts
  'inheritance.second-whole', // the same less what is gone
  'inheritance.second-net', // whole less both taxes
] as const
export type Term = (typeof TERMS)[number]

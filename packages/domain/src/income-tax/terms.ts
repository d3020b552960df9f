/** What the figures of the income tax are called, one code each; the words live in the catalogues. */
export const TERMS = [
  'income-tax.zero', // 0, below which a figure does not fall
  'income-tax.wage', // a year's taxable wage; details: person
  'income-tax.costs-rate', // share of the wage that counts as costs
  'income-tax.costs-share', // that share of the wage
  'income-tax.costs-min',
  'income-tax.costs-max',
  'income-tax.costs', // share within its bounds, never more than the wage; details: person
  'income-tax.net-wage', // wage less costs; details: person
  'income-tax.net-wages', // of the household
  'income-tax.deduction', // payments to retirement savings
  'income-tax.deducted', // those that there is income to deduct from
  'income-tax.net-taxable-income',
  'income-tax.adult-parts', // details: marital_status
  'income-tax.first-children-parts', // details: children
  'income-tax.further-children-parts', // details: children
  'income-tax.shared-first-children-parts', // details: children
  'income-tax.shared-further-children-parts', // details: children
  'income-tax.single-parent-part',
  'income-tax.parts',
  'income-tax.band-bound', // bound of the scale for one part
  'income-tax.band-bottom', // the bound times the parts
  'income-tax.band-top',
  'income-tax.band-slice', // income within the band
  'income-tax.band-rate',
  'income-tax.band-tax', // details: rate
  'income-tax.scale', // scale on all parts
  'income-tax.adult-scale', // scale on the parts of the adults alone
  'income-tax.half-parts', // half parts above those of the adults
  'income-tax.half-part-cap',
  'income-tax.half-parts-cap',
  'income-tax.first-child-cap',
  'income-tax.family-cap', // most that the children may take off
  'income-tax.capped', // adult scale less that
  'income-tax.after-cap',
  'income-tax.decote-base',
  'income-tax.decote-rate',
  'income-tax.decote-share',
  'income-tax.decote-room', // base less share
  'income-tax.decote', // never below 0, never above the tax
  'income-tax.after-decote',
  'income-tax.rounded',
  'income-tax.collection-threshold',
  'income-tax.tax',
  'income-tax.contribution-scale',
  'income-tax.contribution', // on high incomes
  'income-tax.pass', // annual ceiling of the social security; details: year
  'income-tax.ceiling-multiple',
  'income-tax.highest-income', // income that counts at most
  'income-tax.counted-income',
  'income-tax.ceiling-rate',
  'income-tax.ceiling-share', // share of the income
  'income-tax.ceiling-floor-rate',
  'income-tax.ceiling-floor',
  'income-tax.ceiling-exact',
  'income-tax.ceiling', // details: payment_year
] as const
export type Term = (typeof TERMS)[number]

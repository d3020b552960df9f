import { find, given, product, sum, type Derivation, type Label, type Reading } from '../explain/index.ts'
import { type Heir, type Term } from '../inheritance/index.ts'
import type { OptionAnswer, OptionRow } from './wire.ts'

/** Figures that have a step of their own; what lies between is read inside. */
const STEPS: ReadonlySet<string> = new Set<Term>([
  'inheritance.patrimony',
  'inheritance.tax-base',
  'inheritance.group-share',
  'inheritance.group-base',
  'inheritance.share',
  'inheritance.allowance-used',
  'inheritance.gifts',
  'inheritance.gifts-allowance-used',
  'inheritance.gifts-taxable',
  'inheritance.allowance-left',
  'inheritance.taxable',
  'inheritance.taxable-with-gifts',
  'inheritance.duty-with-gifts',
  'inheritance.gifts-duty',
  'inheritance.exact-duty',
  'inheritance.duty',
  'inheritance.second-wealth',
  'inheritance.second-claim',
  'inheritance.second-patrimony',
  'inheritance.second-tax',
  'inheritance.both-taxes',
  'inheritance.second-estate',
  'inheritance.second-rest',
  'inheritance.second-rest-kept',
  'inheritance.second-rest-owed',
  'inheritance.owned-of-first',
  'inheritance.owned-of-second',
  'inheritance.second-whole',
  'inheritance.second-net',
  'inheritance.capital-of-group',
  'inheritance.capital',
  'inheritance.levy-allowance-bare',
  'inheritance.levy-allowance-used',
  'inheritance.levy-taxable',
  'inheritance.exact-levy',
  'inheritance.levy',
  'inheritance.late-of-group',
  'inheritance.late-allowance-all',
  'inheritance.late',
  'inheritance.late-allowance-part',
  'inheritance.late-added',
  'inheritance.joined-share',
  'inheritance.late-duty',
  'inheritance.insurance-tax',
  'inheritance.tax',
  'inheritance.group-tax',
  'inheritance.total-tax',
])

/** Figures that a step names and does not take apart. */
const NAMED: ReadonlySet<string> = new Set<Term>([
  'inheritance.home',
  'inheritance.good',
  'inheritance.home-allowance',
  'inheritance.gift',
  'inheritance.family-gifts-rest',
  'inheritance.band-tax',
  'inheritance.capital-full',
  'inheritance.capital-bare',
  'inheritance.contracts-before-70',
  'inheritance.contracts-late',
  'inheritance.late-all',
  'inheritance.fraction',
  'inheritance.divided-share',
])

/** Figures that only repeat what they follow from. */
const REPEATING: ReadonlySet<string> = new Set<Term>([
  'inheritance.second-estate',
  'inheritance.capital',
  'inheritance.capital-of-group',
  'inheritance.late-of-group',
])

/** The figures that say a duty or a levy: base, allowance, taxable part, bands. */
const SAYING: Readonly<Partial<Record<string, readonly (readonly Term[])[]>>> = {
  'inheritance.duty': [
    ['inheritance.joined-share', 'inheritance.share', 'inheritance.group-base'],
    ['inheritance.gifts'],
    ['inheritance.allowance-used'],
    ['inheritance.taxable'],
    ['inheritance.exact-duty'],
  ],
  'inheritance.second-tax': [
    ['inheritance.second-patrimony'],
    ['inheritance.tax-base'],
    ['inheritance.share'],
    ['inheritance.taxable'],
    ['inheritance.duty'],
  ],
  'inheritance.levy': [
    ['inheritance.capital'],
    ['inheritance.levy-allowance-bare'],
    ['inheritance.levy-allowance-used'],
    ['inheritance.levy-taxable'],
    ['inheritance.exact-levy'],
  ],
}

/** What a person adds by CGI art. 757 B: the sum, the part of the allowance, what is taxed with the estate, both duties. */
const lateSummary = (figure: Derivation): readonly Derivation[] => {
  const added = find(figure, 'inheritance.late-added')
  return added === undefined ? [] : [...added.inputs, ...figure.inputs]
}

/** Figures that are said by what they are put together from. */
const ADDED: ReadonlySet<string> = new Set<Term>(['inheritance.total-tax', 'inheritance.both-taxes', 'inheritance.second-net'])

const summaryOf = (figure: Derivation): readonly Derivation[] => {
  if (figure.term === 'inheritance.late-duty') return lateSummary(figure)
  if (figure.term === 'inheritance.insurance-tax' || figure.term === 'inheritance.tax') return figure.inputs
  if (figure.term === 'inheritance.group-tax') {
    const [tax] = figure.inputs
    return tax === undefined ? [] : tax.term === 'inheritance.tax' ? tax.inputs : [tax]
  }
  if (ADDED.has(figure.term)) return figure.inputs
  if (figure.operation === 'given') return []
  return (SAYING[figure.term] ?? []).flatMap(
    (terms) => terms.map((term) => find(figure, term)).find((one) => one !== undefined) ?? [],
  )
}

/** How the taxes of a transmission are read: each in three to five figures that say it, each of which opens its steps (S-45). */
export const TRANSMISSION_READING: Reading = {
  steps: STEPS,
  named: NAMED,
  repeating: REPEATING,
  unsaid: new Set<Term>(['inheritance.nothing', 'inheritance.whole']),
  summary: summaryOf,
}

/** Who a line is about: the heirs of a link, or those of them whom gifts set apart, by their numbers. */
const whoIs = ({ beneficiary, people }: OptionRow): { readonly heir: Heir; readonly people?: string } =>
  people === undefined ? { heir: beneficiary } : { heir: beneficiary, people: people.join(' ') }

const label = (term: Term, row?: OptionRow, unit: Label['unit'] = 'eur'): Label => ({
  term,
  unit,
  details: row && whoIs(row),
  rule: 'INH-06',
})

const isNothing = ({ value }: Derivation): boolean => Number(value) === 0

/** What one person of a group pays: the duties on the estate and what is due on life insurance. */
const ofPerson = (row: OptionRow): Derivation => {
  const { duty, life_insurance_tax: insurance } = row.explanation
  return isNothing(insurance) ? duty : isNothing(duty) ? insurance : sum(label('inheritance.tax', row), [duty, insurance])
}

/**
 * Puts together where the tax of an option comes from: what each person pays, as often as there are people.
 *
 * @param answer one option of the result
 * @example totalTaxOf(option).value // '46738'
 */
export const totalTaxOf = ({ rows }: OptionAnswer): Derivation =>
  sum(
    label('inheritance.total-tax'),
    rows
      .filter(({ beneficiary }) => beneficiary !== 'spouse')
      .map((row) =>
        product(label('inheritance.group-tax', row), [
          ofPerson(row),
          given(label('inheritance.people', row, 'count'), row.number),
        ]),
      ),
  )

import { find, type Derivation } from '@hautelisse/domain/explain'
import type { GoodType, Heir, Term } from '@hautelisse/domain/inheritance'
import { shortRate } from '../../ui/amount/index.ts'
import { Decimal } from '@hautelisse/domain/money'
import { useLingui } from '@lingui/react/macro'
import { useNames } from '../step-words.ts'
import { useSecondNames } from './second-words.ts'

/** What the figures of a transmission are called, by their terms. */
const useTermNames = (): Readonly<Record<Term, string>> => {
  const { t } = useLingui()
  const share = t({ id: 'transmission.term.fraction', message: 'Fraction de la succession' })
  const capital = t({ id: 'transmission.term.capital', message: 'Capital d’assurance-vie, par personne' })
  const allowance = t({ id: 'transmission.term.levy-allowance', message: 'Abattement par bénéficiaire' })
  const divided = t({ id: 'transmission.term.levy-divided', message: 'Abattement partagé avec le conjoint usufruitier' })
  const contracts = t({ id: 'transmission.answers.insured', message: 'Vos contrats' })
  const late = t({ id: 'transmission.term.late', message: 'PER et primes versées après 70\u00A0ans, ensemble' })
  const premiums = t({ id: 'transmission.term.premiums', message: 'Primes du contrat' })
  const duty = t({ id: 'transmission.term.duty', message: 'Droits de succession, arrondis à l’euro' })
  const bands = t({ id: 'transmission.term.bands', message: 'Droits, tranche par tranche' })
  const base = t({ id: 'transmission.term.base', message: 'Base de l’impôt' })
  const patrimony = t({ id: 'transmission.result.shared', message: 'Patrimoine que vos héritiers se partagent' })
  const groupShare = t({ id: 'transmission.term.group-share', message: 'Part du groupe dans la succession' })
  return {
    'inheritance.share': t({ id: 'transmission.term.share', message: 'Part de la base, par personne' }),
    'inheritance.allowance': t({ id: 'transmission.term.allowance-whole', message: 'Abattement prévu par la loi' }),
    'inheritance.allowance-used': t({ id: 'transmission.term.allowance', message: 'Abattement' }),
    'inheritance.taxable': t({ id: 'transmission.term.taxable', message: 'Part imposable' }),
    'inheritance.gift': t({ id: 'transmission.term.gift', message: 'Donation prise en compte' }),
    'inheritance.family-gifts': t({ id: 'transmission.term.family-gifts', message: 'Dons familiaux de sommes d’argent' }),
    'inheritance.family-gift-allowance': t({
      id: 'transmission.term.family-gift-allowance',
      message: 'Abattement propre à ces dons',
    }),
    'inheritance.family-gifts-exempt': t({ id: 'transmission.term.family-gifts-exempt', message: 'Dons familiaux sans impôt' }),
    'inheritance.family-gifts-rest': t({
      id: 'transmission.term.family-gifts-rest',
      message: 'Dons familiaux au-delà de leur abattement',
    }),
    'inheritance.gifts': t({ id: 'transmission.term.gifts', message: 'Donations des quinze dernières années' }),
    'inheritance.gifts-allowance-used': t({
      id: 'transmission.term.gifts-allowance-used',
      message: 'Abattement déjà utilisé par les donations',
    }),
    'inheritance.gifts-taxable': t({ id: 'transmission.term.gifts-taxable', message: 'Donations au-delà de l’abattement' }),
    'inheritance.allowance-left': t({ id: 'transmission.term.levy-left', message: 'Abattement qui reste' }),
    'inheritance.taxable-with-gifts': t({
      id: 'transmission.term.taxable-with-gifts',
      message: 'Donations et part imposables, ensemble',
    }),
    'inheritance.duty-with-gifts': t({
      id: 'transmission.term.duty-with-gifts',
      message: 'Droits sur les donations et la part, ensemble',
    }),
    'inheritance.gifts-duty': t({ id: 'transmission.term.gifts-duty', message: 'Droits sur les donations seules' }),
    'inheritance.band-bound': t({ id: 'transmission.term.band-bound', message: 'Limite de la tranche' }),
    'inheritance.band-slice': t({ id: 'explanation.term.band-part', message: 'Part dans la tranche' }),
    'inheritance.band-rate': t({ id: 'explanation.term.band-rate', message: 'Taux de la tranche' }),
    'inheritance.band-tax': t({ id: 'transmission.term.band-tax', message: 'Tranche' }),
    'inheritance.exact-duty': bands,
    'inheritance.duty': duty,
    'inheritance.value': t({ id: 'transmission.goods.value', message: 'Valeur' }),
    'inheritance.owned-share': t({ id: 'transmission.home.share', message: 'Ma part' }),
    'inheritance.home': t({ id: 'transmission.term.home', message: 'Logement, votre part' }),
    'inheritance.good': t({ id: 'transmission.term.good', message: 'Autre bien, votre part' }),
    'inheritance.owned': t({ id: 'transmission.term.owned', message: 'Total de ce que vous possédez' }),
    'inheritance.debts': t({ id: 'explanation.term.debts', message: 'Dettes' }),
    'inheritance.nothing': t({ id: 'transmission.term.nothing', message: 'Rien' }),
    'inheritance.balance': patrimony,
    'inheritance.patrimony': patrimony,
    'inheritance.home-allowance-rate': t({
      id: 'transmission.term.home-rate',
      message: 'Abattement sur le logement de la famille',
    }),
    'inheritance.home-allowance': t({ id: 'transmission.term.home-allowance', message: '20\u00A0% de la résidence principale' }),
    'inheritance.funeral-costs': t({ id: 'transmission.term.funeral', message: 'Frais d’obsèques' }),
    'inheritance.base-balance': base,
    'inheritance.tax-base': base,
    'inheritance.whole': t({ id: 'explanation.term.full-ownership', message: 'Pleine propriété' }),
    'inheritance.usufruct-share': t({ id: 'transmission.term.usufruct', message: 'Valeur de l’usufruit' }),
    'inheritance.bare-share': t({ id: 'transmission.term.bare', message: 'Valeur de la nue-propriété' }),
    'inheritance.fraction': share,
    'inheritance.fraction-over': share,
    'inheritance.fraction-under': share,
    'inheritance.divided-share': t({ id: 'transmission.term.divided', message: 'Part démembrée, à la valeur du barème' }),
    'inheritance.group-share': groupShare,
    'inheritance.no-share': groupShare,
    'inheritance.group-base': t({ id: 'transmission.term.group', message: 'Part du groupe dans la base de l’impôt' }),
    'inheritance.people': t({ id: 'transmission.term.people', message: 'Nombre de personnes' }),
    'inheritance.contracts': contracts,
    'inheritance.capital-of-heirs': t({ id: 'transmission.term.capital-heirs', message: 'Contrats payés aux héritiers' }),
    'inheritance.capital-of-group': t({ id: 'transmission.term.capital-group', message: 'Capital d’assurance-vie du groupe' }),
    'inheritance.capital-full': t({ id: 'transmission.term.capital-full', message: 'Capital en pleine propriété' }),
    'inheritance.capital-bare': t({ id: 'transmission.term.capital-bare', message: 'Capital en nue-propriété' }),
    'inheritance.capital': capital,
    'inheritance.levy-allowance': t({ id: 'transmission.term.levy-allowance-whole', message: 'Abattement de la loi' }),
    'inheritance.levy-allowance-divided': t({ id: 'transmission.term.levy-allowance-part', message: 'Part de l’abattement' }),
    'inheritance.levy-allowance-bare': divided,
    'inheritance.levy-allowance-left': t({ id: 'transmission.term.levy-left', message: 'Abattement qui reste' }),
    'inheritance.levy-allowance-used': allowance,
    'inheritance.levy-taxable': t({ id: 'transmission.term.levy-taxable', message: 'Capital imposable' }),
    'inheritance.exact-levy': t({ id: 'transmission.term.levy-bands', message: 'Impôt, tranche par tranche' }),
    'inheritance.levy': t({ id: 'transmission.term.levy', message: 'Impôt sur l’assurance-vie, arrondi à l’euro' }),
    'inheritance.contract-value': t({ id: 'explanation.term.contract-value', message: 'Valeur du contrat' }),
    'inheritance.premiums-after-70': t({ id: 'explanation.term.premiums-after-70', message: 'Primes versées après 70\u00A0ans' }),
    'inheritance.late-premiums': t({ id: 'transmission.term.late-premiums', message: 'Primes taxées avec la succession' }),
    'inheritance.beside-late': t({ id: 'transmission.term.beside-late', message: 'Reste du contrat' }),
    'inheritance.premiums-before-70': t({
      id: 'explanation.term.premiums-before-70',
      message: 'Primes versées avant 70\u00A0ans',
    }),
    'inheritance.premiums': premiums,
    'inheritance.before-weight': premiums,
    'inheritance.before-in-proportion': premiums,
    'inheritance.before-70': t({ id: 'transmission.term.before-part', message: 'Part versée avant 70\u00A0ans' }),
    'inheritance.contracts-before-70': t({
      id: 'transmission.term.contracts-before',
      message: 'Contrats, part d’avant 70\u00A0ans',
    }),
    'inheritance.contracts-late': t({ id: 'transmission.term.contracts-late', message: 'Contrats, part d’après 70\u00A0ans' }),
    'inheritance.late-of-group': late,
    'inheritance.late': t({
      id: 'transmission.term.late-each',
      message: 'PER et primes versées après 70\u00A0ans, par personne',
    }),
    'inheritance.late-all': t({ id: 'transmission.term.late-all', message: 'Sommes qui se partagent l’abattement' }),
    'inheritance.late-allowance': t({
      id: 'transmission.term.late-allowance-whole',
      message: 'Abattement de 30\u00A0500\u00A0€',
    }),
    'inheritance.late-allowance-all': t({ id: 'transmission.term.late-allowance-all', message: 'Abattement partagé' }),
    'inheritance.late-weight': t({ id: 'transmission.term.late-weight', message: 'Abattement, en proportion' }),
    'inheritance.late-allowance-part': t({
      id: 'transmission.term.late-allowance',
      message: 'Part de l’abattement de 30\u00A0500\u00A0€',
    }),
    'inheritance.late-added': t({ id: 'transmission.term.late-added', message: 'Reste, ajouté à la part de succession' }),
    'inheritance.joined-share': t({ id: 'transmission.term.joined', message: 'Part taxée en tout' }),
    'inheritance.late-duty': t({ id: 'transmission.term.late-duty', message: 'Droits dus en plus de ceux de la succession' }),
    'inheritance.insurance-tax': t({ id: 'transmission.term.insurance-tax', message: 'Impôt sur l’assurance-vie et le PER' }),
    'inheritance.tax': t({ id: 'transmission.term.tax', message: 'Impôt, par personne' }),
    'inheritance.group-tax': t({ id: 'transmission.term.group-tax', message: 'Impôt du groupe' }),
    'inheritance.total-tax': t({ id: 'transmission.result.total', message: 'Impôt total à payer' }),
    ...useSecondNames(),
  }
}

/** Who of a group a figure is about, by their numbers; undefined for all of it. */
export const peopleOf = ({ details }: Derivation): readonly number[] | undefined => {
  const people = details?.['people']
  return people === undefined ? undefined : String(people).split(' ').map(Number)
}

const rateOf = ({ details }: Derivation): string => shortRate(new Decimal(details?.['rate'] ?? 0))

/** Names a figure of a transmission: a band by its rate, a good by its kind and place, what people of a group pay by their numbers. */
export const useFigureName = (): ((figure: Derivation) => string) => {
  const { t } = useLingui()
  const terms: Readonly<Partial<Record<string, string>>> = useTermNames()
  const { good, row } = useNames()
  return (figure) => {
    const { term, details } = figure
    if (term === 'inheritance.band-tax') {
      const rate = rateOf(figure)
      return t({ id: 'transmission.term.band', message: `Tranche à ${rate}` })
    }
    // With sums of CGI art. 757 B there are two duties: on everything, and on the share of the estate alone.
    if (term === 'inheritance.duty' && find(figure, 'inheritance.joined-share') !== undefined)
      return t({ id: 'transmission.why.joined-duty', message: 'Droits sur la part taxée en tout' })
    const type = details?.['type']
    if (term === 'inheritance.good' && typeof type === 'string' && type in good) {
      const [name, place] = [good[type as GoodType], String(details?.['place'] ?? 1)]
      return t({ id: 'transmission.term.good-place', message: `${name} (bien ${place})` })
    }
    const [name, people] = [terms[term] ?? term, peopleOf(figure)]
    if (people === undefined) return name
    const beneficiary = String(details?.['heir']) as Heir
    return `${name}, ${row({ beneficiary, number: people.length, people })}`
  }
}

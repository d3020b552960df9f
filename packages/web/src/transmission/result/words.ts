import type { Derivation } from '@hautelisse/domain/explain'
import type { Option, Right } from '@hautelisse/domain/inheritance'
import { useLingui } from '@lingui/react/macro'

/** What a part of the estate is called. */
export const useRightWords = (): Readonly<Record<Right, string | undefined>> => {
  const { t } = useLingui()
  return {
    full: t({ id: 'transmission.right.full', message: 'en pleine propriété' }),
    usufruct: t({ id: 'transmission.right.usufruct', message: 'valeur de l’usufruit' }),
    bare: t({ id: 'transmission.right.bare', message: 'valeur de la nue-propriété' }),
    full_and_usufruct: t({ id: 'transmission.right.mixed', message: 'pleine propriété et valeur de l’usufruit' }),
    none: undefined,
  }
}

/** What each option means for the spouse and the children. */
export const useOptionTexts = (): Readonly<Record<Option, string>> => {
  const { t } = useLingui()
  return {
    quarter: t({
      id: 'transmission.option.quarter-text',
      message:
        'Votre conjoint devient pleinement propriétaire d’un quart de votre patrimoine. Vos enfants reçoivent les trois quarts, tout de suite.',
    }),
    usufruct: t({
      id: 'transmission.option.usufruct-text',
      message:
        'Votre conjoint garde l’usage et les revenus de tous vos biens, toute sa vie. Vos enfants en sont nus-propriétaires, puis pleinement propriétaires à son décès, sans nouvel impôt.',
    }),
    quarter_and_usufruct: t({
      id: 'transmission.option.mixed-text',
      message:
        'Votre conjoint devient pleinement propriétaire d’un quart, et garde l’usage et les revenus du reste, toute sa vie. Vos enfants reçoivent ce reste à son décès, sans nouvel impôt.',
    }),
    disposable: t({
      id: 'transmission.option.disposable-text',
      message:
        'Votre conjoint devient pleinement propriétaire de la part dont la loi vous laisse disposer. Vos enfants se partagent le reste, tout de suite.',
    }),
  }
}

/** Names of the steps of a calculation that the result shows, by term; others are inside them. */
export const useTermWords = (): ((figure: Derivation) => string | undefined) => {
  const { t } = useLingui()
  return ({ term, details }) => {
    switch (term) {
      case 'inheritance.tax-base':
        return t({ id: 'transmission.term.base', message: 'Base de l’impôt' })
      case 'inheritance.usufruct-share':
        return t({ id: 'transmission.term.usufruct', message: 'Valeur de l’usufruit' })
      case 'inheritance.bare-share':
        return t({ id: 'transmission.term.bare', message: 'Valeur de la nue-propriété' })
      case 'inheritance.group-base':
        return t({ id: 'transmission.term.group', message: 'Part du groupe dans la base de l’impôt' })
      case 'inheritance.share':
        return t({ id: 'transmission.term.share', message: 'Part de la base, par personne' })
      case 'inheritance.allowance':
        return t({ id: 'transmission.term.allowance', message: 'Abattement' })
      case 'inheritance.taxable':
        return t({ id: 'transmission.term.taxable', message: 'Part imposable' })
      case 'inheritance.band-tax': {
        const rate = Math.round(Number(details?.['rate'] ?? 0) * 10_000) / 100
        return t({ id: 'transmission.term.band', message: `Tranche à ${String(rate).replace('.', ',')} %` })
      }
      case 'inheritance.duty':
        return t({ id: 'transmission.term.duty', message: 'Droits de succession, arrondis à l’euro' })
      case 'inheritance.capital':
        return t({ id: 'transmission.term.capital', message: 'Capital d’assurance-vie, par personne' })
      case 'inheritance.levy-allowance':
        return t({ id: 'transmission.term.levy-allowance', message: 'Abattement par bénéficiaire' })
      case 'inheritance.levy-allowance-divided':
        return t({ id: 'transmission.term.levy-divided', message: 'Abattement partagé avec le conjoint usufruitier' })
      case 'inheritance.levy-taxable':
        return t({ id: 'transmission.term.levy-taxable', message: 'Capital imposable' })
      case 'inheritance.late-of-group':
        return t({ id: 'transmission.term.late', message: 'PER et primes versées après 70 ans, ensemble' })
      case 'inheritance.late':
        return t({ id: 'transmission.term.late-each', message: 'PER et primes versées après 70 ans, par personne' })
      case 'inheritance.late-allowance-part':
        return t({ id: 'transmission.term.late-allowance', message: 'Part de l’abattement de 30 500 €' })
      case 'inheritance.late-added':
        return t({ id: 'transmission.term.late-added', message: 'Reste, ajouté à la part de succession' })
      case 'inheritance.joined-share':
        return t({ id: 'transmission.term.joined', message: 'Part taxée en tout' })
      case 'inheritance.late-duty':
        return t({ id: 'transmission.term.late-duty', message: 'Droits dus en plus de ceux de la succession' })
      case 'inheritance.insurance-tax':
        return t({ id: 'transmission.term.insurance-tax', message: 'Impôt sur l’assurance-vie et le PER' })
      case 'inheritance.levy':
        return t({ id: 'transmission.term.levy', message: 'Impôt sur l’assurance-vie, arrondi à l’euro' })
      default:
        return undefined
    }
  }
}

import { valueOf, writeDecimals, type Derivation } from '@hautelisse/domain/explain'
import type { Term } from '@hautelisse/domain/longevity'
import { formatShare } from '@hautelisse/domain/money'
import { useLingui } from '@lingui/react/macro'
import { useAgeWords } from '../ui/age-words/index.ts'
import { shareWords } from './words.ts'

/** Name of every figure of a long life. */
export const useLongevityTermWords = (): Readonly<Record<Term, string>> => {
  const { t } = useLingui()
  return {
    'longevity.age': t({ id: 'longevity.term.age', message: 'Âge au départ de la rente' }),
    'longevity.birth-year': t({ id: 'longevity.term.birth-year', message: 'Naissance, année' }),
    'longevity.spouse-age': t({ id: 'longevity.term.spouse-age', message: 'Âge du conjoint, ce jour-là' }),
    'longevity.spouse-birth-year': t({ id: 'longevity.term.spouse-birth-year', message: 'Naissance du conjoint, année' }),
    'longevity.months-per-year': t({ id: 'longevity.term.months-per-year', message: 'Mois par année' }),
    'longevity.start': t({ id: 'longevity.term.start', message: 'Âge au départ, en mois' }),
    'longevity.rise': t({ id: 'longevity.term.rise', message: 'Hausse supposée de la rente, par an' }),
    'longevity.prices': t({ id: 'longevity.term.prices', message: 'Hausse supposée des prix, par an' }),
    'longevity.instalment': t({ id: 'longevity.term.instalment', message: 'Numéro du versement' }),
    'longevity.reaching-age': t({ id: 'longevity.term.reaching-age', message: 'Âge où la somme atteint le capital' }),
    'longevity.survivors': t({ id: 'longevity.term.survivors', message: 'En vie dans la table' }),
    'longevity.died': t({ id: 'longevity.term.died', message: 'Disparus depuis l’anniversaire' }),
    'longevity.part-of-year': t({ id: 'longevity.term.part-of-year', message: 'Part de l’année écoulée' }),
    'longevity.months-of-year': t({ id: 'longevity.term.months-of-year', message: 'Mois depuis l’anniversaire' }),
    'longevity.share': t({ id: 'longevity.term.share', message: 'Part de la table encore en vie' }),
    'longevity.tenths': t({ id: 'longevity.term.tenths', message: 'Part de la table demandée' }),
    'longevity.months-living': t({ id: 'longevity.term.months-living', message: 'Mois vécus depuis le départ' }),
    'longevity.lived-age': t({ id: 'longevity.term.lived-age', message: 'Âge atteint, au mois inférieur' }),
  }
}

/** Writes figures that are read otherwise than their unit says: ages in years and months, people of a table, shares. */
export const useLongevityWriting = (): ((figure: Derivation) => string | undefined) => {
  const ageWords = useAgeWords()
  return (figure) => {
    const value = valueOf(figure)
    switch (figure.term) {
      case 'longevity.reaching-age':
      case 'longevity.lived-age':
      case 'longevity.start':
        return ageWords(value.toNumber())
      case 'longevity.survivors':
      case 'longevity.died':
      case 'longevity.instalment':
        return writeDecimals(value, 0)
      case 'longevity.share':
        return shareWords(value.toNumber())
      case 'longevity.tenths':
      case 'longevity.rise':
      case 'longevity.prices':
        return formatShare(value)
      default:
        return undefined
    }
  }
}

/** Says one of the figures that an age is made of, as somebody would say it. */
export const useLongevitySentences = (): ((line: Derivation) => string | undefined) => {
  const { t } = useLingui()
  return ({ term, value, details }) => {
    if (term === 'longevity.instalment')
      return t({
        id: 'longevity.explained.instalment',
        message: `Le versement n°\u00A0${value} est le premier par lequel leur somme atteint le capital.`,
      })
    if (term !== 'longevity.months-living') return undefined
    const [share, next] = [details?.['share'], details?.['next']].map((part) => shareWords(Number(part)))
    return t({
      id: 'longevity.explained.months',
      message: `Après ${value}\u00A0mois, ${share ?? ''} vivent encore dans la table\u00A0; un mois plus tard, ${next ?? ''}.`,
    })
  }
}

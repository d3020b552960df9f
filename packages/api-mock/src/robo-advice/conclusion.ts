import type { PlainDate } from '@hautelisse/domain/calendar'
import { assumptionsOn } from '@hautelisse/domain/futures'
import { euros, formatEuros } from '@hautelisse/domain/money'
import {
  columnRisksOf,
  gapsOf,
  PROFILES,
  profileLossOf,
  shownEuros,
  stepAt,
  type ProfileLoss,
  type RoboProfile,
} from '@hautelisse/domain/robo-advice'

import type { Person } from '../people/index.ts'
import type { Standing } from './kept-answers.ts'
import { holdingsOf, type Advised } from './saver.ts'

/** What a statement of suitability is about. */
export type Statement = {
  readonly person: Person
  readonly advised: Advised
  readonly profile: RoboProfile
  readonly years: number
  /** `keep` where the statement was asked for and nothing was chosen. */
  readonly choice: 'follow' | 'keep'
  readonly standing: Standing | undefined
  readonly today: PlainDate
}

export const PROFILE_WORDS: Readonly<Record<RoboProfile, string>> = {
  offensive: 'Offensif',
  balanced: 'Équilibré',
  defensive: 'Défensif',
  security: 'Sécurité',
}
/** An amount of the calculation, rounded as the pages show it. */
export const amount = (value: number): string => formatEuros(euros(shownEuros(value))).replace(/,00(?!\d)/, '')
export const yearsWords = (years: number): string =>
  years < 1 ? 'six mois' : `${String(years).replace('.', ',')}\u00A0${years < 2 ? 'an' : 'ans'}`

export const inQuotes = (profile: RoboProfile): string => `«\u00A0${PROFILE_WORDS[profile]}\u00A0»`

/** Whether the profile's column of the grid keeps within the limits of the profile that answers give. */
const isWithin = ({ advised: { grid }, profile, years, today }: Statement, own: RoboProfile): boolean => {
  const step = stepAt(grid.steps, years)
  const { risks } = columnRisksOf(assumptionsOn(today), grid, profile, step)
  const { limits } = columnRisksOf(assumptionsOn(today), grid, own, step)
  return risks !== null && risks.bad_year <= limits.bad_year && risks.late_loss <= limits.late_loss
}

/** What the profile may lose, as the pages say it. */
export const lossOf = ({ advised, profile, years, today }: Statement): ProfileLoss | undefined => {
  const { base } = gapsOf(advised.grid, profile, stepAt(advised.grid.steps, years), holdingsOf(advised, today).funds)
  return profileLossOf(assumptionsOn(today), advised.grid, profile, years, base.toNumber())
}

/** Which limits of its own the profile passes, and by how much. */
const breachWords = ({ breaks, badYear, badYearLimit, chance, chanceLimit, years }: ProfileLoss): string =>
  [
    ...(breaks.includes('late-loss')
      ? [`Après ${yearsWords(years)}, ${chance} chances sur 100 d’avoir moins qu’au départ\u00A0: sa limite est ${chanceLimit}.`]
      : []),
    ...(breaks.includes('bad-year')
      ? [`Une année sur vingt, ${amount(badYear)} de moins, ou plus\u00A0: sa limite est ${amount(badYearLimit)}.`]
      : []),
    'La grille de votre entreprise prend plus de risque que notre calcul. Vous pouvez en parler à une personne.',
  ].join(' ')

/** Whether what was looked at suits who answered, by their answers and by the profile of the answers. */
const suitabilityOf = (
  statement: Statement,
  loss: ProfileLoss | undefined,
): { readonly title: string; readonly text: string; readonly isBolder: boolean } => {
  const { standing, profile, advised } = statement
  const own = standing?.profile ?? undefined
  const rest = { isBolder: false }
  if (own === undefined)
    return {
      ...rest,
      title: 'Nous ne pouvons pas dire si ce profil vous convient',
      text: `Aucun questionnaire en cours de validité ne dit ce que vous pouvez supporter pour votre ${advised.plan.type}. Ce document montre le profil ${inQuotes(profile)} sans dire de le suivre.`,
    }
  if (PROFILES.indexOf(profile) < PROFILES.indexOf(own))
    return {
      isBolder: true,
      title: `Le profil ${inQuotes(profile)} ne vous convient pas`,
      text: `Il prend plus de risque que vos réponses ne le permettent\u00A0: elles donnent le profil ${inQuotes(own)}.`,
    }
  if (loss !== undefined && loss.breaks.length > 0)
    return {
      ...rest,
      title: '',
      text: own === profile ? 'C’est le profil de vos réponses.' : `Vos réponses donnent le profil ${inQuotes(own)}.`,
    }
  if (!isWithin(statement, own))
    return {
      ...rest,
      title: `Avec la grille de votre entreprise, le profil ${inQuotes(profile)} dépasse la limite de vos réponses`,
      text: `Vos réponses donnent le profil ${inQuotes(own)}, mais la grille de votre entreprise prend plus de risque que notre calcul. Vous pouvez en parler à une personne.`,
    }
  return {
    ...rest,
    title: `Le profil ${inQuotes(profile)} vous convient`,
    text:
      own === profile
        ? 'C’est celui de vos réponses\u00A0: il prend le risque que vous pouvez supporter, et pas plus.'
        : `Il prend moins de risque que vos réponses ne le permettent\u00A0: le leur, ${inQuotes(own)}, peut rapporter plus, et baisser plus.`,
  }
}

/** The first thing that is said: a profile that passes its own limit says so before anything else but that it is too bold for who answered. */
export const conclusionOf = (statement: Statement): { readonly title: string; readonly text: string } => {
  const loss = lossOf(statement)
  const { title, text, isBolder } = suitabilityOf(statement, loss)
  if (loss === undefined || loss.breaks.length === 0) return { title, text }
  const breach = `Le profil ${inQuotes(statement.profile)} dépasse sa propre limite de perte`
  if (isBolder) return { title, text: `${text} ${breach}. ${breachWords(loss)}` }
  return {
    title: breach,
    text: [title === '' ? '' : `${title}.`, text, breachWords(loss)].filter((part) => part !== '').join(' '),
  }
}

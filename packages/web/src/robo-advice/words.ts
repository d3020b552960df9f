import { formatRate } from '@hautelisse/domain/money'
import { inHundred, type RoboProfile } from '@hautelisse/domain/robo-advice'
import type { HorizonStep, PlanClass } from '@hautelisse/machines/robo-advice'
import { useLingui } from '@lingui/react/macro'
import type { ClassWords } from './glide-chart.tsx'
import { tones } from './glide.css.ts'

/** Names of the four profiles. */
export const useProfileNames = (): Readonly<Record<RoboProfile, string>> => {
  const { t } = useLingui()
  return {
    offensive: t({ id: 'robo.profile.offensive', message: 'Offensif' }),
    balanced: t({ id: 'robo.profile.balanced', message: 'Équilibré' }),
    defensive: t({ id: 'robo.profile.defensive', message: 'Défensif' }),
    security: t({ id: 'robo.profile.security', message: 'Sécurité' }),
  }
}

/** Names of the four profiles within a sentence: « le profil équilibré ». */
export const useProfileInSentence = (): Readonly<Record<RoboProfile, string>> => {
  const { t } = useLingui()
  return {
    offensive: t({ id: 'robo.profile.the-offensive', message: 'offensif' }),
    balanced: t({ id: 'robo.profile.the-balanced', message: 'équilibré' }),
    defensive: t({ id: 'robo.profile.the-defensive', message: 'défensif' }),
    security: t({ id: 'robo.profile.the-security', message: 'sécurité' }),
  }
}

/** Names of the classes of assets, with the colour of their threads. */
export const useClassWords = (): Readonly<Record<PlanClass, ClassWords>> => {
  const { t } = useLingui()
  return {
    shares: { name: t({ id: 'robo.class.shares', message: 'Actions' }), tone: tones.shares },
    bonds: { name: t({ id: 'robo.class.bonds', message: 'Obligations' }), tone: tones.bonds },
    money: { name: t({ id: 'robo.class.money', message: 'Monétaire' }), tone: tones.money },
    euro: { name: t({ id: 'robo.class.euro', message: 'Fonds en euros' }), tone: tones.euro },
    mixed: { name: t({ id: 'robo.class.mixed', message: 'Diversifié' }), tone: tones.mixed },
    unlisted: { name: t({ id: 'robo.class.unlisted', message: 'Non coté' }), tone: tones.unlisted },
    unclassified: { name: t({ id: 'robo.class.unclassified', message: 'Non classé' }), tone: tones.unclassified },
  }
}

/** Words of a step of the horizon, whole and for a narrow axis. */
export const useHorizonWords = (): ((step: HorizonStep) => { readonly label: string; readonly short: string }) => {
  const { t } = useLingui()
  return ({ from, below }) => {
    if (below === undefined)
      return {
        label: t({ id: 'robo.horizon.from', message: `${from} ans et plus` }),
        short: t({ id: 'robo.horizon.from-short', message: `${from}+` }),
      }
    const short = t({ id: 'robo.horizon.between-short', message: `${from} à ${below}` })
    return from === 0
      ? { label: t({ id: 'robo.horizon.last', message: 'Moins d’un an' }), short }
      : { label: t({ id: 'robo.horizon.between', message: `${from} à ${below} ans` }), short }
  }
}

/**
 * Writes a share without decimals that say nothing.
 *
 * @example shareWords(0.4) // '40 %'
 */
export const shareWords = (share: number): string => formatRate(Math.round(share * 10_000) / 100).replace(/,00(?!\d)/, '')

/**
 * Writes a chance out of a hundred, for a sentence that says « chances sur 100 ».
 *
 * @example chanceWords(0.0395) // '4'
 */
export const chanceWords = (chance: number): string => `${inHundred(chance)}`

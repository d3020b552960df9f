import type { Euros } from '@hautelisse/domain/money'
import { leastMonth, type LeftOut, type SchemeLeftOut } from '@hautelisse/domain/pension'
import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { HIDDEN_AMOUNT, useHiddenAmounts, writeRound } from '../ui/amount/index.ts'
import { Note } from '../ui/note/index.ts'
import { text } from '../ui/page/index.ts'

/** Schemes inside a sentence: the whole one, or its complementary part. */
const SCHEMES: Readonly<Record<SchemeLeftOut, MessageDescriptor>> = {
  'public-employees': msg({ id: 'pension-result.scheme.public-employees', message: 'l’Ircantec' }),
  clerks: msg({ id: 'pension-result.scheme.clerks', message: 'le régime des clercs de notaires' }),
  'self-employed': msg({ id: 'pension-result.scheme.self-employed', message: 'la complémentaire des indépendants' }),
  artists: msg({ id: 'pension-result.scheme.artists', message: 'la complémentaire des artistes-auteurs' }),
  farmers: msg({ id: 'pension-result.scheme.farmers', message: 'le régime des exploitants agricoles' }),
  'civil-servants': msg({ id: 'pension-result.scheme.civil-servants', message: 'le régime des fonctionnaires' }),
  cipav: msg({ id: 'pension-result.scheme.cipav', message: 'la Cipav' }),
  lawyers: msg({ id: 'pension-result.scheme.lawyers', message: 'le régime des avocats' }),
  'insurance-agents': msg({ id: 'pension-result.scheme.agents', message: 'le régime des agents généraux d’assurance' }),
  notaries: msg({ id: 'pension-result.scheme.notaries', message: 'le régime des notaires' }),
  pharmacists: msg({ id: 'pension-result.scheme.pharmacists', message: 'le régime des pharmaciens' }),
  biologists: msg({ id: 'pension-result.scheme.biologists', message: 'le régime des biologistes' }),
  doctors: msg({ id: 'pension-result.scheme.doctors', message: 'le régime des médecins' }),
  railway: msg({ id: 'pension-result.scheme.railway', message: 'le régime des cheminots' }),
  energy: msg({ id: 'pension-result.scheme.energy', message: 'le régime des électriciens et gaziers' }),
}

const useSchemeName = (): ((leftOut: LeftOut) => string) => {
  const { t, i18n } = useLingui()
  return ({ scheme, part }) => {
    if (scheme !== undefined) return i18n._(SCHEMES[scheme])
    return part === 'whole'
      ? t({ id: 'pension-result.scheme.unknown', message: 'le régime de votre profession' })
      : t({ id: 'pension-result.scheme.complementary', message: 'votre complémentaire' })
  }
}

type LeftOutProps = { readonly leftOut: LeftOut }

/** Says before any figure what is not computed, and whom to ask (S-6, PE-11). */
export const LeftOutNote = ({ leftOut }: LeftOutProps): ReactElement => {
  const scheme = useSchemeName()(leftOut)
  return (
    <Note kind="warn">
      {leftOut.part === 'whole' ? (
        <Trans id="pension-result.left-out.whole">
          Ce calcul ne connaît pas {scheme}&nbsp;: vos années à venir n’y donnent que des trimestres. Votre pension sera plus
          élevée. Demandez à ce régime combien il vous versera.
        </Trans>
      ) : (
        <Trans id="pension-result.left-out.complementary">
          Ce calcul ne connaît pas {scheme}&nbsp;: vos années à venir n’y comptent que pour la base. Votre pension sera plus
          élevée.
        </Trans>
      )}
    </Note>
  )
}

type LeastProps = LeftOutProps & {
  readonly month: Euros
  /** Whether a pension of another scheme may lower the month: then it is no least either. */
  readonly isAtMost: boolean
}

/** The month as the least of the pension, without cents that nobody knows. */
export const LeastTitle = ({ leftOut, month, isAtMost }: LeastProps): ReactElement => {
  const isHidden = useHiddenAmounts()
  const scheme = useSchemeName()(leftOut)
  const least = writeRound(leastMonth(month).toNumber())
  const amount = isHidden ? HIDDEN_AMOUNT : least
  return (
    <h3 className={text({ as: 'subtitle' })}>
      {isAtMost ? (
        <Trans id="pension-result.left-out.open">
          À confirmer&nbsp;: {amount}, sans {scheme}
        </Trans>
      ) : (
        <Trans id="pension-result.left-out.least">
          Au moins {amount}, sans {scheme}
        </Trans>
      )}
    </h3>
  )
}

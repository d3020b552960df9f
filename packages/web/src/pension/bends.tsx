import { formatFrenchDate, type PlainDate } from '@hautelisse/domain/calendar'
import type { EstimateBend, EstimateCurve } from '@hautelisse/domain/pension'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { useAgeWords } from '../ui/age-words/index.ts'
import { Amount } from '../ui/amount/index.ts'
import { text } from '../ui/page/index.ts'
import { Fold } from './fold.tsx'
import * as styles from './result.css.ts'

const useBendWords = (): ((kind: EstimateBend['kind']) => string) => {
  const { t } = useLingui()
  const words: Readonly<Record<EstimateBend['kind'], string>> = {
    'long-career': t({ id: 'pension-result.bend.long-career', message: 'Départ pour carrière longue' }),
    'legal-age': t({ id: 'pension-result.bend.legal-age', message: 'Âge légal' }),
    'full-rate': t({ id: 'pension-result.bend.full-rate', message: 'Taux plein par la durée' }),
    'full-rate-age': t({ id: 'pension-result.bend.full-rate-age', message: 'Taux plein par l’âge' }),
    surcote: t({ id: 'pension-result.bend.surcote', message: 'Premier trimestre de surcote' }),
    'minimum-begins': t({ id: 'pension-result.bend.minimum-begins', message: 'Le minimum contributif commence' }),
    'minimum-ends': t({ id: 'pension-result.bend.minimum-ends', message: 'Le minimum contributif cesse' }),
    'other-scheme': t({ id: 'pension-result.bend.other-scheme', message: 'Pension d’un autre régime' }),
    highest: t({ id: 'pension-result.bend.highest', message: 'Pension la plus haute' }),
  }
  return (kind) => words[kind]
}

/** What a start is known for: empty for most of them. */
export const useWordsOfStart = (bends: EstimateCurve['bends']): ((start: PlainDate) => string) => {
  const bendWords = useBendWords()
  return (start) =>
    bends
      .filter((bend) => bend.start === start)
      .map(({ kind }) => bendWords(kind))
      .join(', ')
}

/** The starts from which something else holds, in their order, each with its month. */
export const Bends = ({ curve: { points, bends } }: { readonly curve: EstimateCurve }): ReactElement | null => {
  const wordsOf = useWordsOfStart(bends)
  const ageWords = useAgeWords()
  const marked = points.filter(({ start }) => wordsOf(start) !== '')
  const lower = points.some(({ amounts }, at) => at > 0 && amounts.month.lt(points[at - 1]?.amounts.month ?? 0))
  if (marked.length === 0) return null
  return (
    <Fold title={<Trans id="pension-result.months.bends">Les dates qui changent votre pension</Trans>} figure={marked.length}>
      <ol className={styles.numbered}>
        {marked.map(({ start, ageInMonths, amounts }) => {
          const [age, day] = [ageWords(ageInMonths), formatFrenchDate(start)]
          return (
            <li key={start}>
              <b>{wordsOf(start)}</b>
              {', '}
              <Trans id="pension-result.months.bend">
                à {age}, le {day}&nbsp;: <Amount value={amounts.month} />
              </Trans>
            </li>
          )
        })}
      </ol>
      {lower && (
        <p className={text({ as: 'small' })}>
          <Trans id="pension-result.months.lower">
            Un départ plus tardif peut baisser la pension&nbsp;: le salaire annuel moyen est celui de toutes vos années tant que
            vous en avez moins que le calcul n’en retient.
          </Trans>
        </p>
      )}
    </Fold>
  )
}

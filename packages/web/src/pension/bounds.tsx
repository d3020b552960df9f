import type { EstimateCurve } from '@hautelisse/domain/pension'
import { formatFrenchDate } from '@hautelisse/domain/calendar'
import type { Euros } from '@hautelisse/domain/money'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Amount } from '../ui/amount/index.ts'
import { useAgeWords } from '../ui/age-words/index.ts'
import { Note } from '../ui/note/index.ts'
import { text } from '../ui/page/index.ts'

/** What is not known of a month: an upper figure, or a pension of another scheme that may lower it. */
type Unknown = { readonly monthMost: Euros | undefined; readonly isAtMost: boolean }

/** Says what a figure is that is not known to the cent: at least, at most, or neither; empty for one that is known. */
export const useBoundWords = (): ((unknown: Unknown) => string) => {
  const { t } = useLingui()
  return ({ monthMost, isAtMost }) => {
    if (isAtMost)
      return monthMost === undefined
        ? t({ id: 'pension-result.bound.most', message: 'Au plus' })
        : t({ id: 'pension-result.bound.open', message: 'À confirmer' })
    return monthMost === undefined ? '' : t({ id: 'pension-result.bound.least', message: 'Au moins' })
  }
}

/** Names the other scheme inside a sentence. */
const useSchemeWords = (): ((label: string | undefined) => string) => {
  const { t } = useLingui()
  return (label) =>
    label === undefined
      ? t({ id: 'pension-result.bound.scheme', message: 'votre autre régime' })
      : t({ id: 'pension-result.bound.scheme-named', message: `votre autre régime (${label})` })
}

type BoundsProps = Unknown & { readonly month: Euros; readonly otherLabel: string | undefined }

/** Why a month is no single figure, from where to where it goes, and whom to ask. */
export const Bounds = ({ month, monthMost, isAtMost, otherLabel }: BoundsProps): ReactElement | null => {
  const scheme = useSchemeWords()(otherLabel)
  if (monthMost === undefined && !isAtMost) return null
  return (
    <>
      {monthMost !== undefined && (
        <p className={text({ as: 'small' })}>
          <Trans id="pension-result.bound.range">
            Minimum compris, de <Amount value={month} /> à <Amount value={monthMost} /> par mois selon que vos trimestres d’autres
            régimes sont cotisés ou non. Demandez à {scheme} combien le sont.
          </Trans>
        </p>
      )}
      {isAtMost && (
        <p className={text({ as: 'small' })}>
          <Trans id="pension-result.bound.ceiling">
            Ce que paiera {scheme} n’est pas connu&nbsp;: le minimum baisse dès que toutes vos retraites dépassent
            1&nbsp;444,89&nbsp;€ par mois.
          </Trans>
        </p>
      )}
    </>
  )
}

type PerhapsProps = {
  readonly perhaps: NonNullable<EstimateCurve['perhaps']>
  readonly otherLabel: string | undefined
}

/** A start that a long career may open earlier, and what has to be asked for it. */
export const Perhaps = ({
  perhaps: { start, ageInMonths, neededQuarters, questions },
  otherLabel,
}: PerhapsProps): ReactElement => {
  const { t } = useLingui()
  const ageWords = useAgeWords()
  const [age, day] = [ageWords(ageInMonths), formatFrenchDate(start)]
  const scheme = useSchemeWords()(otherLabel)
  return (
    <Note>
      <b>
        <Trans id="pension-result.perhaps.title">
          Carrière longue&nbsp;: départ peut-être ouvert à {age}, le {day}
        </Trans>
      </b>
      <br />
      {questions.includes('kinds') &&
        t({
          id: 'pension-result.perhaps.kinds',
          message: `${plural(neededQuarters, { one: 'Il faudrait qu’au moins # trimestre d’un autre régime soit cotisé ou réputé cotisé.', other: 'Il faudrait qu’au moins # trimestres d’un autre régime soient cotisés ou réputés cotisés.' })} Demandez à ${scheme} combien de vos trimestres sont cotisés, et combien le service national, la maladie, le chômage indemnisé, l’invalidité, la maternité ou l’éducation d’un enfant vous ont donnés.`,
        })}{' '}
      {questions.includes('early') && (
        <Trans id="pension-result.perhaps.early">
          Demandez à {scheme} combien de vos trimestres datent d’avant la fin de l’année de vos 16, 18, 20 et 21&nbsp;ans.
        </Trans>
      )}{' '}
      <Trans id="pension-result.perhaps.rows">Les montants ci-dessous commencent au premier départ certain.</Trans>
    </Note>
  )
}

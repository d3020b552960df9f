import { NET_RETURN, valueOrStandIn } from '@hautelisse/domain/law'
import { formatRate } from '@hautelisse/domain/money'
import type { ExitView } from '@hautelisse/machines/tax-saving'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { reloadPage, ReloadWords } from '../../ui/late/index.ts'
import { Note } from '../../ui/note/index.ts'
import { Skeleton, SkeletonLine } from '../../ui/skeleton/index.ts'
import { ExitFigures } from './exit-figures.tsx'
import { ExitSentence } from './exit-sentence.tsx'
import { useExitTerms } from './exit-words.ts'
import type { LookProps } from './look-props.ts'
import { quiet } from './look.css.ts'
import { State } from '../../ui/page/index.ts'

type ExitOutcomeProps = Pick<LookProps, 'send'> & {
  readonly view: ExitView
  /** Level of a heading inside the section. */
  readonly level: 3 | 5
}

/** What comes out: on its way with its mortality tables, without them, without a payment, or in figures. */
export const ExitOutcome = ({ view, send, level }: ExitOutcomeProps): ReactElement => {
  const { t } = useLingui()
  const terms = useExitTerms()
  const { state, form, exit, age, asOf } = view
  if (state === 'loading')
    return (
      <Skeleton label={t({ id: 'tax.look.exit.loading', message: 'Lecture des tables de mortalité' })}>
        <SkeletonLine height={64} width="100%" />
        <SkeletonLine height={64} width="100%" />
        <SkeletonLine height={64} width="100%" />
        <SkeletonLine height={64} width="100%" />
      </Skeleton>
    )
  if (state === 'failed' || state === 'lost') {
    const isLost = state === 'lost'
    return (
      <State
        kind="failed"
        level={level}
        title={<Trans id="tax.look.exit.failed">Les tables de mortalité n’ont pas pu être lues</Trans>}
        onRetry={isLost ? reloadPage : () => send({ type: 'exitFormChosen', form })}
        retry={isLost ? <ReloadWords /> : undefined}
      >
        <Trans id="tax.look.exit.failed-text">
          Sans elles, une rente ne peut pas être calculée. La sortie en capital reste là.
        </Trans>
      </State>
    )
  }
  if (exit === undefined)
    return (
      <Note>
        <Trans id="tax.look.exit.nothing">Sans versement, rien ne sort. Choisissez un montant au-dessus.</Trans>
      </Note>
    )
  // An age that is over counts as today (TS-09).
  const when =
    exit.years > 0
      ? t({ id: 'tax.look.exit.at-age', message: `à ${age} ans` })
      : t({ id: 'tax.look.exit.now', message: 'dès maintenant' })
  const yearly = formatRate(valueOrStandIn(NET_RETURN, asOf).value)
  return (
    <>
      <p>
        <ExitSentence exit={exit} when={when} />
      </p>
      <ExitFigures
        exit={exit}
        asOf={asOf}
        names={{
          value: t({ id: 'tax.look.exit.value', message: `Valeur de votre versement ${when}` }),
          gross: terms['tax-saving.exit-annuity'],
          incomeTax: terms['tax-saving.exit-income-tax'],
          charges: terms['tax-saving.exit-charges'],
          net: terms['tax-saving.exit-net'],
        }}
      />
      <p className={quiet}>
        <Trans id="tax.look.exit.effort">
          L’effort est le versement moins l’économie d’impôt. Rendement net supposé de {yearly} par an. Euros courants, non
          corrigés de l’inflation.
        </Trans>
      </p>
    </>
  )
}

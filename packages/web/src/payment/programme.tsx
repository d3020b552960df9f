import { formatEuros } from '@hautelisse/domain/money'
import { programmeAfter, type Offer, type Programme } from '@hautelisse/domain/payment'
import { pathTo } from '@hautelisse/domain/portal'
import { selectErrors, selectForm, selectOffer, selectProgramme } from '@hautelisse/machines/payment'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { DoorLink } from '../portal/index.ts'
import { Amount, HIDDEN_AMOUNT, SumAmount, useHiddenAmounts } from '../ui/amount/index.ts'
import { RadioCards } from '../ui/choice/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { Note } from '../ui/note/index.ts'
import { PanelSection } from '../ui/panel/index.ts'
import * as styles from './payment.css.ts'
import type { PaymentProps } from './use-payment.ts'
import { useErrorWords, usePeriodWords } from './words.ts'

/** How much is paid by itself, and how often. */
const useProgrammeWords = (): ((programme: Programme) => string) => {
  const periods = usePeriodWords()
  const isHidden = useHiddenAmounts()
  return ({ amount, frequency }) =>
    [isHidden ? HIDDEN_AMOUNT : formatEuros(amount), frequency && periods[frequency]]
      .filter((word) => word !== undefined)
      .join(' ')
}

/** What an account is paid by itself already; undefined where it is paid nothing (PAYM-17). */
export const useRunningWords = (): ((offer: Offer) => string | undefined) => {
  const { t } = useLingui()
  const written = useProgrammeWords()
  return ({ programmes = [] }) => {
    if (programmes.length === 0) return undefined
    const list = programmes.map(written).join(', ')
    return t({ id: 'payment.programme.running', message: `Versement programmé en cours : ${list}` })
  }
}

/** The way to change the payments that run, or to stop them. Renders nothing if none runs. */
export const ProgrammeLink = ({ offers }: { readonly offers: readonly Offer[] }): ReactElement | null =>
  offers.some(({ programmes = [] }) => programmes.length > 0) ? (
    <div className={styles.programmes}>
      <DoorLink target={{ to: pathTo('operations') }} icon={drawings.ArrowRight} trailing>
        <Trans id="payment.programme.change">Modifier ou arrêter un versement programmé</Trans>
      </DoorLink>
    </div>
  ) : null

const ADDS = 'in-addition'

/** Whether a new scheduled payment replaces the one that runs, or comes on top: neither is chosen before the saver says so (PAYM-17). */
export const ProgrammeQuestion = ({ snapshot, send }: PaymentProps): ReactElement | null => {
  const { t } = useLingui()
  const words = useErrorWords()
  const written = useProgrammeWords()
  const [form, programmes, after] = [selectForm(snapshot), selectOffer(snapshot)?.programmes, selectProgramme(snapshot)]
  if (form.way === 'scheduled' && programmes === undefined)
    return (
      <PanelSection>
        <Note kind="warn">
          <Trans id="payment.programme.unread">
            Vos versements programmés ne peuvent pas être lus pour le moment. S’il en existe un sur ce compte, celui-ci s’y
            ajoute.
          </Trans>
        </Note>
      </PanelSection>
    )
  if (after === undefined || programmes === undefined) return null
  const error = selectErrors(snapshot).find(({ path }) => path === 'replaces')
  const value = after.kind === 'replaces' ? after.former.id : after.kind === 'adds' ? ADDS : undefined
  return (
    <PanelSection>
      <RadioCards
        label={t({ id: 'payment.programme.question', message: 'Vous versez déjà sur ce compte. Ce nouveau versement :' })}
        value={value}
        onValueChange={(chosen) => send({ type: 'programmeChosen', replaces: chosen === ADDS ? undefined : chosen })}
        error={error && words(error)}
        options={[
          ...programmes.map((programme) => {
            const former = written(programme)
            return {
              value: programme.id,
              title: t({ id: 'payment.programme.replaces', message: `Remplace les ${former}` }),
              detail: <Trans id="payment.programme.replaces-text">L’ancien s’arrête dès votre validation</Trans>,
            }
          }),
          {
            value: ADDS,
            title: t({ id: 'payment.programme.adds', message: `S’ajoute aux ${programmes.map(written).join(', ')}` }),
            detail: <AddedProgramme snapshot={snapshot} />,
          },
        ]}
      />
    </PanelSection>
  )
}

/** What is paid together as often, if the new payment comes on top. */
const AddedProgramme = ({ snapshot }: Pick<PaymentProps, 'snapshot'>): ReactElement => {
  const periods = usePeriodWords()
  const [form, programmes = []] = [selectForm(snapshot), selectOffer(snapshot)?.programmes]
  const after = programmeAfter({ ...form, replaces: '', inAddition: true }, programmes)
  const total = after?.kind === 'adds' ? after.together?.total : undefined
  if (total === undefined) return <Trans id="payment.programme.both">Les deux sont prélevés</Trans>
  return (
    <Trans id="payment.programme.total">
      Soit <Amount value={total} /> {periods[form.frequency]}
    </Trans>
  )
}

/** On the summary: what the payment does to those that run. */
export const ProgrammeSummary = ({ snapshot }: Pick<PaymentProps, 'snapshot'>): ReactElement | null => {
  const periods = usePeriodWords()
  const written = useProgrammeWords()
  const [form, after] = [selectForm(snapshot), selectProgramme(snapshot)]
  if (after?.kind === 'replaces')
    return (
      <p>
        <Trans id="payment.summary.replaces">
          Il prend la place de votre versement programmé actuel, qui s’arrête dès votre validation.
        </Trans>
      </p>
    )
  if (after?.kind !== 'adds') return null
  const { besides, together } = after
  if (together === undefined)
    return (
      <p>
        <Trans id="payment.summary.besides">En plus des {besides.map(written).join(', ')}.</Trans>
      </p>
    )
  return (
    <p>
      <Trans id="payment.summary.adds">
        En plus des <SumAmount of={together} part="running" />, soit{' '}
        <b>
          <SumAmount of={together} /> {periods[form.frequency]}
        </b>
        .
      </Trans>
    </p>
  )
}

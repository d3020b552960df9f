import { daysBetween, formatFrenchDate, wholeMonthsBetween, type PlainDate } from '@hautelisse/domain/calendar'
import { hasEvent, monthsOf, reasonOfLine, type ReleaseLine } from '@hautelisse/domain/release'
import {
  selectErrors,
  selectFigures,
  selectFiles,
  selectForm,
  selectOffer,
  selectReason,
  selectToday,
} from '@hautelisse/machines/release'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Amount } from '../ui/amount/index.ts'
import { RadioCards } from '../ui/choice/index.ts'
import { DateField } from '../ui/field/index.ts'
import { drawings, Icon } from '../ui/icon/index.ts'
import { Panel, PanelSection } from '../ui/panel/index.ts'
import { VisuallyHidden } from '../ui/visually-hidden/index.ts'
import { useReasonWords, useDocumentWords } from './reason-words.ts'
import { ReleasableFan } from './fans.tsx'
import { EarlyGains } from './early-gains.tsx'
import { Later } from './later.tsx'
import { text } from '../ui/page/index.ts'
import * as styles from './release.css.ts'
import { ReleaseForm } from './step-form.tsx'
import type { ReleaseProps } from './use-release.ts'
import { useErrorWords } from './words.ts'

const MONTHS = [0, 1, 2, 3, 4, 5] as const

/** The months since the event, and the days that are left. */
const TimeLimit = ({ event, lastDay, today }: Readonly<Record<'event' | 'lastDay' | 'today', PlainDate>>): ReactElement => {
  const { t } = useLingui()
  const passed = wholeMonthsBetween(event, today)
  const left = daysBetween(today, lastDay)
  const stateOf = (month: number): string => (month < passed ? 'past' : month === passed ? 'now' : 'left')
  return (
    <div>
      <div className={styles.months} aria-hidden="true">
        {MONTHS.map((month) => (
          <span key={month} className={styles.month} data-state={stateOf(month)} />
        ))}
      </div>
      <VisuallyHidden>
        {t({ id: 'release.limit.label', message: `Délai de 6\u00A0mois : ${passed}\u00A0mois passés` })}
      </VisuallyHidden>

      <p className={styles.ends}>
        <span>
          <Trans id="release.limit.event">Événement</Trans>
          <b>{formatFrenchDate(event)}</b>
        </span>
        <span>
          <Trans id="release.limit.left">Il vous reste</Trans>
          <b>
            <Plural id="release.limit.days" value={left} one="# jour" other="# jours" />
          </b>
        </span>
        <span className={text({ end: true })}>
          <Trans id="release.limit.last">Date limite</Trans>
          <b>{formatFrenchDate(lastDay)}</b>
        </span>
      </p>
    </div>
  )
}

/** The event of the chosen reason, within its days. */
const EventDate = ({ snapshot, send }: ReleaseProps): ReactElement | null => {
  const { t } = useLingui()
  const reasons = useReasonWords()
  const words = useErrorWords()
  const chosen = selectReason(snapshot)
  const reason = chosen && reasonOfLine(chosen.line)
  if (chosen === undefined || reason === undefined || !hasEvent(reason)) return null
  const error = selectErrors(snapshot).find(({ path }) => path === 'event_date')
  const { days, answer, event, later } = chosen
  const [min, max] = [days.min && formatFrenchDate(days.min), formatFrenchDate(days.max)]
  return (
    <PanelSection>
      <h2 className={text({ as: 'name' })}>
        <Trans id="release.event.title">Date de l’événement</Trans>
      </h2>
      <div className={styles.under} />
      <div className={styles.short}>
        <DateField
          id="event_date"
          label={reasons(reason).event ?? t({ id: 'release.event.label', message: 'Jour de l’événement' })}
          value={selectForm(snapshot).event}
          error={
            error &&
            (later === undefined ? words(error) : t({ id: 'release.later.error', message: 'Cette date n’est pas encore passée' }))
          }
          onValueChange={(typed) => send({ type: 'eventTyped', text: typed })}
          hint={
            min === undefined ? (
              <Trans id="release.event.before">Au plus tard le {max}</Trans>
            ) : (
              <Trans id="release.event.between">
                Entre le {min} et le {max}
              </Trans>
            )
          }
        />
      </div>
      {reason === 'MARRIAGE' && (
        <p className={text({ as: 'small' })}>
          <Trans id="release.event.abroad">
            Mariage célébré à l’étranger&nbsp;: demandez à votre teneur de compte la date retenue. Les six mois peuvent être
            comptés depuis la cérémonie, et non depuis la transcription de l’acte.
          </Trans>
        </p>
      )}
      {later !== undefined && (
        <Later later={later} isHome={reason === 'HOME'}>
          <EarlyGains snapshot={snapshot} />
        </Later>
      )}
      {answer.kind === 'allowed' && answer.lastDay !== undefined && event !== undefined && (
        <TimeLimit event={event} lastDay={answer.lastDay} today={selectToday(snapshot)} />
      )}
    </PanelSection>
  )
}

/** Beside the reasons: what the account holds, and what is to be prepared. */
const Prepare = ({ snapshot }: Pick<ReleaseProps, 'snapshot'>): ReactElement | null => {
  const offer = selectOffer(snapshot)
  const slotWords = useDocumentWords()
  const figures = selectFigures(snapshot)
  const { slots } = selectFiles(snapshot)
  if (offer === undefined || figures === undefined) return null
  const title = offer.account.title
  return (
    <>
      <h2 className={text({ as: 'subtitle' })}>
        <Trans id="release.prepare.title">Votre {title}</Trans>
      </h2>
      <p className={styles.figure}>
        <Amount value={offer.account.balance} size="l" />
      </p>
      <ReleasableFan split={figures.split} />
      <h2 className={`${text({ as: 'name' })} ${styles.under}`}>
        <Trans id="release.prepare.documents">À préparer</Trans>
      </h2>
      <ul className={styles.list}>
        {slots.map(({ slot }) => (
          <li key={slot} className={styles.item}>
            <Icon of={drawings.FileText} />
            {slotWords(slot)}
          </li>
        ))}
        <li className={styles.item}>
          <Icon of={drawings.Bank} />
          <Trans id="release.prepare.bank">RIB pour recevoir le virement</Trans>
        </li>
      </ul>
    </>
  )
}

/** Step 2: why, and when it happened (WDR-09, WDR-13). */
export const ReasonStep = ({ snapshot, send }: ReleaseProps): ReactElement | null => {
  const { t } = useLingui()
  const words = useErrorWords()
  const reasons = useReasonWords()
  const offer = selectOffer(snapshot)
  if (offer === undefined) return null
  const { account, lines } = offer
  const error = selectErrors(snapshot).find(({ path }) => path === 'release_id')
  const options = (of: readonly ReleaseLine[]) =>
    of.flatMap((line) => {
      const reason = reasonOfLine(line)
      if (reason === undefined) return []
      const { name, detail } = reasons(reason)
      return [{ value: line.id, title: name, detail }]
    })
  const limited = lines.filter(({ delai }) => monthsOf(delai) !== undefined)
  const unlimited = lines.filter(({ delai }) => monthsOf(delai) === undefined)
  const group = (label: string, of: readonly ReleaseLine[], refusal: string | undefined): ReactElement | null =>
    of.length === 0 ? null : (
      <PanelSection>
        <RadioCards
          label={label}
          columns={2}
          value={selectForm(snapshot).releaseId}
          onValueChange={(releaseId) => send({ type: 'reasonChosen', releaseId })}
          error={refusal}
          options={options(of)}
        />
      </PanelSection>
    )
  const refusal = error && words(error)
  const place = [account.title, account.company_name].filter((word) => word !== undefined).join(', ')
  return (
    <ReleaseForm
      snapshot={snapshot}
      send={send}
      title={<Trans id="release.reason.title">Pourquoi débloquer votre épargne ?</Trans>}
      lead={
        <Trans id="release.reason.lead">
          {place}. La loi prévoit ces motifs. Chacun permet un seul versement, pour tout ou partie de la somme.
        </Trans>
      }
      aside={<Prepare snapshot={snapshot} />}
    >
      <Panel padded={false}>
        {group(t({ id: 'release.reason.limited', message: 'À demander dans les 6\u00A0mois de l’événement' }), limited, refusal)}
        {group(
          t({ id: 'release.reason.unlimited', message: 'À demander quand vous voulez' }),
          unlimited,
          limited.length === 0 ? refusal : undefined,
        )}
        <EventDate snapshot={snapshot} send={send} />
      </Panel>
      <p className={text({ as: 'small' })}>
        <Trans id="release.reason.law">
          Motifs : Code du travail, art. R.3324-22 (PEE) et R.3334-4 (PERCO) ; Code monétaire et financier, art. L.224-4 (PER).
          Délai : Code du travail, art. R.3324-23 et R.3334-5.
        </Trans>
      </p>
    </ReleaseForm>
  )
}

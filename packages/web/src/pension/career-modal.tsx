import { formatFrenchDate, yearOf } from '@hautelisse/domain/calendar'
import { Decimal, formatPoints } from '@hautelisse/domain/money'
import { missingYears, totalsOf, type CareerEntry, type Careers } from '@hautelisse/domain/pension'
import { fullNameOf } from '@hautelisse/domain/session'
import { selectScreen } from '@hautelisse/machines/pension'
import { selectUser } from '@hautelisse/machines/session'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactElement, ReactNode } from 'react'
import { PaperButtons } from '../paper/index.ts'
import { useApp, useSession, type ModalProps } from '../shell/index.ts'
import { Button } from '../ui/button/index.ts'
import { Modal } from '../ui/modal/index.ts'
import { Note } from '../ui/note/index.ts'
import { Ledger, Line, Section, text } from '../ui/page/index.ts'
import { Spinner } from '../ui/spinner/index.ts'
import { cssVars } from '../ui/theme/css-vars.ts'
import { careerBlocks } from './career-sheet.ts'
import { useClosing, usePension, type PensionActor } from './use-pension.ts'
import * as styles from './result.css.ts'

const THREAD_PX = 5
const POINTS_PER_THREAD = 25
const RUN = 20

type ListProps = {
  readonly title: ReactNode
  readonly total: string
  readonly entries: readonly CareerEntry[]
  readonly countOf: (entry: CareerEntry) => string
  readonly threadsOf: (entry: CareerEntry) => number
  readonly threads: string
}

/** A thread for each of a count, in runs of twenty, so that a narrow window breaks the row and cuts no thread. */
const EntryThreads = ({ count, className }: { readonly count: number; readonly className: string }): ReactElement => (
  <span className={styles.runs} aria-hidden="true">
    {Array.from({ length: Math.ceil(count / RUN) }, (_, run) => (
      <span
        key={run}
        className={className}
        style={cssVars({ '--width': `${String(THREAD_PX * Math.min(RUN, count - run * RUN))}px` })}
      />
    ))}
  </span>
)

/** One line of a list: an entry, or a year that none of them covers. */
type CareerRow = { readonly entry: CareerEntry } | { readonly missing: number }

const yearOfRow = (row: CareerRow): number => ('missing' in row ? row.missing : yearOf(row.entry.start_date))

/** The entries in their order, and each year that is missing between its neighbours. */
const rowsOf = (entries: readonly CareerEntry[]): readonly CareerRow[] => {
  const [first, last] = [entries[0], entries.at(-1)]
  const isRising = first === undefined || last === undefined || first.start_date <= last.start_date
  const rows: readonly CareerRow[] = [
    ...entries.map((entry) => ({ entry })),
    ...missingYears(entries).map((missing) => ({ missing })),
  ]
  return rows.toSorted((one, other) => (isRising ? 1 : -1) * (yearOfRow(one) - yearOfRow(other)))
}

const CareerEntries = ({ title, total, entries, countOf, threadsOf, threads }: ListProps): ReactElement => (
  <Section level={3} title={title} action={<b>{total}</b>}>
    <Ledger>
      {rowsOf(entries).map((row) => {
        if ('missing' in row) {
          const { missing: year } = row
          return (
            <Line
              key={year}
              name={
                <span className={text({ tone: 'quiet' })}>
                  <Trans id="pension-result.career.gap">Aucun droit relevé en {year}</Trans>
                </span>
              }
              value=""
            />
          )
        }
        const { entry } = row
        const [from, to] = [formatFrenchDate(entry.start_date), formatFrenchDate(entry.end_date)]
        return (
          <Line
            key={`${entry.regime}-${entry.start_date}-${entry.employer ?? ''}`}
            name={
              <>
                <b>{entry.employer ?? entry.regime_label}</b>
                <span className={text({ as: 'small', block: true })}>{entry.regime_label}</span>
                <span className={text({ as: 'small', block: true })}>
                  <Trans id="pension-result.career.span">
                    Du {from} au {to}
                  </Trans>
                </span>
              </>
            }
            value={countOf(entry)}
          >
            <EntryThreads count={threadsOf(entry)} className={threads} />
          </Line>
        )
      })}
    </Ledger>
  </Section>
)

const TITLE = <Trans id="pension-result.career.title">Votre carrière</Trans>

const CareerToCome = ({ onClose }: Pick<ModalProps, 'onClose'>): ReactElement => (
  <Modal open title={TITLE} onClose={onClose}>
    <Spinner />
  </Modal>
)

type CareerTexts = {
  readonly quartersText: (count: number) => string
  readonly pointsText: (points: Decimal) => string
}

const useCareerTexts = (): CareerTexts => {
  const { t } = useLingui()
  return {
    quartersText: (count) =>
      t({ id: 'pension-result.career.quarters', message: plural(count, { one: '# trimestre', other: '# trimestres' }) }),
    pointsText: (value) => {
      const written = formatPoints(value)
      return t({ id: 'pension-result.career.points', message: `${written} points` })
    },
  }
}

/** The career as a PDF: the two lists as tables, each with its total. */
const CareerPdf = ({ careers }: { readonly careers: Careers }): ReactElement => {
  const { i18n, t } = useLingui()
  const { quartersText, pointsText } = useCareerTexts()
  const today = useApp().clock.today()
  const user = useSession(selectUser)
  const on = formatFrenchDate(today)
  const totals = totalsOf(careers)
  const blocks = () =>
    careerBlocks(careers, {
      base: t({ id: 'pension-result.career.base', message: 'Retraite de base' }),
      complementary: t({ id: 'pension-result.career.complementary', message: 'Retraite complémentaire' }),
      employer: t({ id: 'pension-result.career.employer', message: 'Employeur ou régime' }),
      regime: t({ id: 'pension-result.career.regime', message: 'Régime' }),
      from: t({ id: 'pension-result.career.from', message: 'Du' }),
      to: t({ id: 'pension-result.career.to', message: 'Au' }),
      acquired: t({ id: 'pension-result.career.acquired', message: 'Acquis' }),
      total: t({ id: 'pension-result.career.total', message: 'Total' }),
      quarters: quartersText(totals.quarters),
      points: pointsText(totals.points),
      quartersOf: (entry) => quartersText(entry.quarters ?? 0),
      pointsOf: (entry) => pointsText(new Decimal(entry.points ?? 0)),
    })
  return (
    <PaperButtons
      sheet={() => ({
        title: t({ id: 'pension-result.career.title', message: 'Votre carrière' }),
        name: (user && fullNameOf(user)) ?? '',
        language: i18n.locale === 'en' ? 'en' : 'fr',
        date: today,
        foot: t({ id: 'pension-result.career.foot', message: `Carrière de l’estimation, lue le ${on}` }),
        blocks: [...blocks()],
      })}
      label={t({ id: 'pension-result.career.pdf', message: 'Télécharger le PDF' })}
      file={t({ id: 'pension-result.career.file', message: `carriere-${today}.pdf` })}
    />
  )
}

type CareerProps = Pick<ModalProps, 'onClose'> & { readonly actor: PensionActor }

const Career = ({ actor, onClose }: CareerProps): ReactElement => {
  const { navigation } = useApp()
  const { quartersText, pointsText } = useCareerTexts()
  const careers = useSelector(actor, ({ context }) => context.result?.careers)
  const screen = useSelector(actor, selectScreen)
  if (careers === undefined && screen === 'waiting') return <CareerToCome onClose={onClose} />
  const back = (
    <Button onClick={() => navigation.openModal('marel')}>
      {careers === undefined ? (
        <Trans id="accounts.ahead.pension.title">Estimer ma retraite</Trans>
      ) : (
        <Trans id="pension-result.career.back">Retour à l’estimation</Trans>
      )}
    </Button>
  )
  if (careers === undefined)
    return (
      <Modal
        open
        title={TITLE}
        lead={<Trans id="pension-result.career.none">Votre carrière s’affiche ici après une estimation.</Trans>}
        onClose={onClose}
        actions={back}
      />
    )
  const totals = totalsOf(careers)
  return (
    <Modal
      open
      title={TITLE}
      lead={<Trans id="pension-result.career.lead">Un fil par trimestre ou pour 25&nbsp;points</Trans>}
      onClose={onClose}
      actions={
        <>
          {back}
          <CareerPdf careers={careers} />
        </>
      }
    >
      <CareerEntries
        title={<Trans id="pension-result.career.base">Retraite de base</Trans>}
        total={quartersText(totals.quarters)}
        entries={careers.base}
        countOf={(entry) => quartersText(entry.quarters ?? 0)}
        threadsOf={(entry) => entry.quarters ?? 0}
        threads={styles.thread}
      />
      <CareerEntries
        title={<Trans id="pension-result.career.complementary">Retraite complémentaire</Trans>}
        total={pointsText(totals.points)}
        entries={careers.complementary}
        countOf={(entry) => pointsText(new Decimal(entry.points ?? 0))}
        threadsOf={(entry) => Math.round(Number(entry.points ?? 0) / POINTS_PER_THREAD)}
        threads={styles.points}
      />
      <Note>
        <Trans id="pension-result.career.wrong">
          Une période manque ou semble fausse&nbsp;? Demandez sa correction au service public de la retraite, pièces à l’appui.
        </Trans>
      </Note>
    </Modal>
  )
}

/** #career: base and complementary lists of the last estimate (P-MODAL-08, P-MODAL-09); without one, the way to the estimator. */
export const CareerModal = ({ onClose }: Pick<ModalProps, 'onClose'>): ReactElement => {
  const actor = usePension()
  useClosing()
  return actor === undefined ? <CareerToCome onClose={onClose} /> : <Career actor={actor} onClose={onClose} />
}

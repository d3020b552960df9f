import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { MOST_COMPARED, type ComparedRow, type SimulatorName } from '@hautelisse/domain/case'
import { pathTo } from '@hautelisse/domain/portal'
import { compareListed, selectSimulations, type ListedComparison } from '@hautelisse/machines/simulations'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { useState, type ReactElement, type ReactNode } from 'react'
import { TextLinkTo } from '../portal/index.ts'
import { ResourceView } from '../resource/index.ts'
import { parseQuery, useApp, useTitles } from '../shell/index.ts'
import { Amount } from '../ui/amount/index.ts'
import { Button, TextButton } from '../ui/button/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { Body, Doors, Page, PageHead, Stack, State, WaitingRows } from '../ui/page/index.ts'
import { VisuallyHidden } from '../ui/visually-hidden/index.ts'
import { useCaseNames } from './case-names.ts'
import { ValueText } from './case-words.tsx'
import * as styles from './compare-page.css.ts'
import { useList } from './use-list.ts'

/** Ids and names of the simulations, in their order. */
type Columns = { readonly ids: readonly string[]; readonly names: readonly string[] }

type CellsProps<Value> = {
  readonly columns: Columns
  readonly differs: readonly boolean[]
  readonly values: readonly Value[]
  readonly children: (value: Value) => ReactNode
}

/** The cells of one row; what differs from the reference is marked, and said. */
const Cells = <Value,>({ columns: { ids, names }, differs, values, children }: CellsProps<Value>): ReactElement => (
  <>
    {values.map((value, at) => (
      <td key={ids[at]} data-name={names[at]} className={differs[at] === true ? styles.differs : styles.cell}>
        <span>
          {children(value)}
          {differs[at] === true && (
            <VisuallyHidden>
              {', '}
              <Trans id="simulations.compare.differs">diffère de la référence</Trans>
            </VisuallyHidden>
          )}
        </span>
      </td>
    ))}
  </>
)

type RowsProps = {
  readonly simulator: SimulatorName
  readonly rows: readonly ComparedRow[]
  readonly columns: Columns
  readonly hasHeadline?: boolean
}

const Rows = ({ simulator, rows, columns, hasHeadline = false }: RowsProps): ReactElement => {
  const { nameOf } = useCaseNames()
  return (
    <>
      {rows.map((row, index) => (
        <tr key={`${row.term} ${row.at ?? ''}`} className={hasHeadline && index === 0 ? styles.headline : ''}>
          <th scope="row" className={styles.rowHead}>
            {nameOf(simulator, row)}
          </th>
          <Cells columns={columns} differs={row.differs} values={row.values}>
            {(value) =>
              value === undefined ? (
                '–'
              ) : (
                <ValueText
                  simulator={simulator}
                  term={row.term}
                  value={value}
                  {...(hasHeadline && index === 0 && { size: 's' })}
                />
              )
            }
          </Cells>
        </tr>
      ))}
    </>
  )
}

const GroupHead = ({ columns, children }: { readonly columns: number; readonly children: ReactNode }): ReactElement => (
  <tr>
    <th scope="rowgroup" colSpan={columns + 1} className={styles.groupHead}>
      {children}
    </th>
  </tr>
)

const Comparison = ({ comparison }: { readonly comparison: ListedComparison }): ReactElement | null => {
  const { titleOf, nameOf } = useCaseNames()
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const { columns, different, same, figures, gaps } = comparison
  const [first] = columns
  if (first === undefined) return null
  const { simulator } = first.answer.case
  const shown = { ids: columns.map(({ item }) => item.kept.id), names: columns.map(({ item }) => item.kept.name) }
  const title = titleOf(simulator)
  const [headline, ...others] = figures
  const hasGaps = gaps.some((gap) => gap !== undefined)
  return (
    <>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>
            {t({ id: 'simulations.compare.caption', message: `Simulations côte à côte, ${title}` })}
          </VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col" className={styles.head}>
              <VisuallyHidden>{t({ id: 'simulations.compare.line', message: 'Réponse ou résultat' })}</VisuallyHidden>
            </th>
            {columns.map(({ item: { kept } }, at) => (
              <th key={kept.id} scope="col" className={styles.head}>
                {kept.name}
                <small className={styles.under}>
                  {at === 0 ? <Trans id="simulations.compare.reference">Référence</Trans> : title}
                </small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <GroupHead columns={columns.length}>
            <Trans id="simulations.compare.answers">Ce qui diffère dans vos réponses</Trans>
          </GroupHead>
          {different.length === 0 && (
            <tr>
              <td colSpan={columns.length + 1} className={styles.cell}>
                <Trans id="simulations.compare.none">Rien&nbsp;: vos réponses sont les mêmes.</Trans>
              </td>
            </tr>
          )}
          <Rows simulator={simulator} rows={different} columns={shown} />
        </tbody>
        <tbody>
          <GroupHead columns={columns.length}>
            <Trans id="simulations.page.figures">Ce que cela donne</Trans>
          </GroupHead>
          {headline !== undefined && <Rows simulator={simulator} rows={[headline]} columns={shown} hasHeadline />}
          {hasGaps && (
            <tr>
              <th scope="row" className={styles.rowHead}>
                <Trans id="simulations.compare.gap">Écart avec la référence</Trans>
              </th>
              <Cells columns={shown} differs={headline?.differs ?? []} values={gaps}>
                {(gap) => (gap === undefined ? '–' : <Amount value={gap} movement />)}
              </Cells>
            </tr>
          )}
          <Rows simulator={simulator} rows={others} columns={shown} />
        </tbody>
        {isOpen && (
          <tbody>
            <GroupHead columns={columns.length}>
              <Trans id="simulations.compare.same">Ce qui est le même</Trans>
            </GroupHead>
            <Rows simulator={simulator} rows={same} columns={shown} />
          </tbody>
        )}
      </table>
      <Stack className={styles.after} space="s6">
        {same.length > 0 && (
          <p className={styles.same}>
            <TextButton
              icon={isOpen ? drawings.CaretUp : drawings.CaretDown}
              trailing
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              {t({
                id: 'simulations.compare.count',
                message: plural(same.length, { one: '# réponse est la même', other: '# réponses sont les mêmes' }),
              })}
            </TextButton>
            <span className={styles.under}>{same.map((row) => nameOf(simulator, row).toLocaleLowerCase()).join(', ')}</span>
          </p>
        )}
        <Doors>
          <Button variant="secondary" icon={drawings.Printer} onClick={() => window.print()}>
            <Trans id="ui.receipt.print">Imprimer</Trans>
          </Button>
        </Doors>
      </Stack>
    </>
  )
}

/** Up to four simulations side by side, the first one as the reference (mock-up al-2). BEY-06. */
export const ComparePage = (): ReactElement => {
  const { t } = useLingui()
  const titleOf = useTitles()
  const { clock } = useApp()
  const query = useLocation({ select: ({ searchStr }) => searchStr })
  const [ids] = useState(() => (parseQuery(query)['ids'] ?? '').split(',').slice(0, MOST_COMPARED))
  const { snapshot, send } = useList({ ids })
  const read = selectSimulations(snapshot)
  const day = formatFrenchDate(clock.today())
  return (
    <Page>
      <PageHead
        back={
          <TextLinkTo to={pathTo('kept-simulations')} icon={drawings.ArrowLeft}>
            {titleOf('kept-simulations')}
          </TextLinkTo>
        }
        title={titleOf('compared-simulations')}
        lead={
          <Trans id="simulations.compare.lead">
            Toutes avec les règles et l’épargne du {day}. Ce qui diffère de la référence est marqué.
          </Trans>
        }
      />
      <Body>
        <ResourceView
          of={read}
          onRetry={() => send({ type: 'retryRequested', part: 'simulations' })}
          waiting={t({ id: 'simulations.kept.loading', message: 'Lecture de vos simulations' })}
          rows={<WaitingRows rows={4} height={56} />}
          level={2}
          failed={<Trans id="simulations.kept.failed">Vos simulations n’ont pas pu être lues. Ce qui est gardé le reste.</Trans>}
        >
          {({ items }) => {
            const comparison = compareListed(items)
            return comparison === undefined ? (
              <State
                kind="empty"
                level={2}
                title={<Trans id="simulations.compare.too-few">Il faut deux simulations du même simulateur</Trans>}
                action={
                  <TextLinkTo to={pathTo('kept-simulations')}>
                    <Trans id="simulations.compare.choose">Choisir des simulations</Trans>
                  </TextLinkTo>
                }
              >
                <Trans id="simulations.compare.too-few-text">Une simulation choisie a peut-être été effacée depuis.</Trans>
              </State>
            ) : (
              <Comparison comparison={comparison} />
            )
          }}
        </ResourceView>
      </Body>
    </Page>
  )
}

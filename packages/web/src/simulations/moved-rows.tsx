import { formatFrenchDate } from '@hautelisse/domain/calendar'
import type { CaseValue } from '@hautelisse/domain/case'
import { numberAt, type LawChange } from '@hautelisse/domain/law'
import { movedSince, type CaseAnswer, type Changes } from '@hautelisse/machines/simulations'
import { useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Amount } from '../ui/amount/index.ts'
import { Table } from '../ui/page/index.ts'
import { useCaseNames } from './case-names.ts'
import { ValueText } from './case-words.tsx'
import * as styles from './kept-page.css.ts'
import { lawGapText, lawText } from './law-numbers.ts'
import { lawWordsOf } from './law-words.ts'

type Answer = Extract<CaseAnswer, { kind: 'answered' }>
const NONE = '–'

/** A figure of the law with its text: then, today, and the difference; without numbers where none says it. */
const useLawRow = () => {
  const { i18n } = useLingui()
  return ({ id, before, after }: LawChange) => {
    const words = lawWordsOf(id)
    if (words === undefined) return { key: id, cells: { line: <b>{after.source}</b>, before: NONE, today: NONE, gap: NONE } }
    const { name, at, unit } = words
    const line = (
      <>
        <b>{i18n._(name)}</b>
        <span className={styles.source}>{after.source}</span>
      </>
    )
    const [then, now] = [numberAt(before.value, at), numberAt(after.value, at)]
    if (unit === undefined || then === undefined || now === undefined)
      return { key: id, cells: { line, before: NONE, today: NONE, gap: NONE } }
    const gap = lawGapText(unit, now.minus(then)) ?? NONE
    return { key: id, cells: { line, before: lawText(unit, then), today: <b>{lawText(unit, now)}</b>, gap } }
  }
}

type RowsProps = { readonly before: Answer; readonly today: Answer } & Pick<Changes, 'law'>

/** One row for each figure and answer that moved, then one for each figure of the law: then, today, and the difference. */
export const MovedRows = ({ before, today, law }: RowsProps): ReactElement => {
  const { t } = useLingui()
  const { nameOf } = useCaseNames()
  const lawRow = useLawRow()
  const { simulator, asOf } = before.case
  const written = (term: string, value: CaseValue | undefined) =>
    value === undefined ? NONE : <ValueText simulator={simulator} term={term} value={value} />
  return (
    <Table
      caption={t({ id: 'simulations.moved.title', message: 'Ce qui a bougé' })}
      columns={[
        { id: 'line', label: t({ id: 'simulations.moved.title', message: 'Ce qui a bougé' }) },
        { id: 'before', label: formatFrenchDate(asOf), align: 'end' },
        { id: 'today', label: formatFrenchDate(today.case.asOf), align: 'end' },
        { id: 'gap', label: t({ id: 'simulations.moved.gap', message: 'Écart' }), align: 'end' },
      ]}
      rows={[
        ...movedSince(before, today).map((line) => ({
          key: `${line.term} ${line.at ?? ''}`,
          cells: {
            line: <b>{nameOf(simulator, line)}</b>,
            before: written(line.term, line.before),
            today: <b>{written(line.term, line.today)}</b>,
            gap: line.gap === undefined ? NONE : <Amount value={line.gap} movement />,
          },
        })),
        ...law.map(lawRow),
      ]}
    />
  )
}

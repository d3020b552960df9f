import {
  columnSum,
  PROFILES,
  type Finding,
  type FindingCode,
  type GridFund,
  type StepCount,
} from '@hautelisse/domain/robo-advice'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { Stack, Table } from '../ui/page/index.ts'
import { VisuallyHidden } from '../ui/visually-hidden/index.ts'
import * as styles from './admin.css.ts'
import { percent, useAdminNames, useCodeWords, useFindingWords, useStepNames } from './admin-words.ts'

type GridTableProps = {
  readonly funds: readonly GridFund[]
  readonly steps: StepCount
  readonly caption: string
  /** What the checks found, at the cells that it is about. */
  readonly findings?: readonly Finding[]
}

const NONE: readonly Finding[] = []
/** What a total that is wrong is: whether or not a check says so. */
const wrongSum = (profile: Finding['profile'], step: number, value: number): Finding => ({
  code: 'sum',
  level: 'blocks',
  profile,
  step,
  fund: null,
  value,
  limit: 1,
})

/** A grid: for each profile a row for each fund and one for what they add up to, a column for each step, in years. What is found stands at its cell. */
export const GridTable = ({ funds, steps, caption, findings = NONE }: GridTableProps): ReactElement => {
  const { t } = useLingui()
  const { profiles } = useAdminNames()
  const words = useCodeWords()
  const found = useFindingWords()
  const names = useStepNames()(steps)
  const columns = names.map((label, step) => ({ id: `step_${step + 1}`, label, align: 'end' as const }))
  const sums = PROFILES.flatMap((profile) =>
    names.flatMap((_, step) => {
      const sum = columnSum(funds, profile, step)
      return sum === 1 ? [] : [wrongSum(profile, step, sum)]
    }),
  )
  const all = [...sums, ...findings.filter(({ code }) => code !== 'sum')]
  const codes: readonly FindingCode[] = [...new Set(all.map(({ code }) => code))]
  const nameOf = (id: string): string => funds.find((fund) => fund.id === id)?.name ?? id
  const cell = (share: number, at: readonly Finding[]): ReactNode => {
    const [first] = at
    if (first === undefined) return percent(share)
    const said = at.map((one) => found(one, steps, nameOf)).join(', ')
    return (
      <span className={styles.marks[first.level]} title={said} data-level={first.level}>
        {percent(share)}
        <span className={styles.number} aria-hidden="true">
          {at.map(({ code }) => codes.indexOf(code) + 1).join(' ')}
        </span>
        <VisuallyHidden>, {said}</VisuallyHidden>
      </span>
    )
  }
  const rowOf = (name: ReactNode, shareOf: (step: number) => number, at: readonly Finding[]): Record<string, ReactNode> =>
    Object.assign<Record<string, ReactNode>, Record<string, ReactNode>>(
      { fund: name },
      Object.fromEntries(
        columns.map(({ id }, step) => [
          id,
          cell(
            shareOf(step),
            at.filter((one) => one.step === step),
          ),
        ]),
      ),
    )
  return (
    <Stack space="s3">
      <Table
        dense
        asCards={false}
        caption={caption}
        columns={[{ id: 'fund', label: t({ id: 'robo.gaps.fund', message: 'Fonds' }) }, ...columns]}
        groups={PROFILES.map((profile) => {
          const own = all.filter((one) => one.profile === profile)
          return {
            key: profile,
            title: profiles[profile],
            rows: funds.map(({ id, name, values }) => ({
              key: id,
              cells: rowOf(
                <span className={styles.fund}>{name}</span>,
                (step) => values[profile][step] ?? 0,
                own.filter(({ fund }) => fund === id),
              ),
            })),
            total: rowOf(
              <Trans id="robo.gaps.total">Total</Trans>,
              (step) => columnSum(funds, profile, step),
              own.filter(({ fund }) => fund === null),
            ),
          }
        })}
      />
      {codes.length > 0 && (
        <ol className={styles.legend} aria-label={t({ id: 'robo-admin.grid.legend', message: 'Ce que disent les numéros' })}>
          {codes.map((code) => (
            <li key={code}>{words[code]}</li>
          ))}
        </ol>
      )}
    </Stack>
  )
}

import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { formatRate } from '@hautelisse/domain/money'
import { PROFILES, type CompanyGrids, type GridFund, type HistoryRow } from '@hautelisse/domain/robo-advice'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { Section, Stack, Table, text, Text } from '../ui/page/index.ts'
import * as styles from './admin.css.ts'
import { useAdminNames } from './admin-words.ts'

const percent = (share: number): string => formatRate(Math.round(share * 10_000) / 100).replace(/,00(?!\d)/, '')

/** A grid: a group of rows for each profile, a row for each fund, a column for each step. */
export const GridTable = ({
  funds,
  steps,
  caption,
}: {
  readonly funds: readonly GridFund[]
  readonly steps: number
  readonly caption: string
}): ReactElement => {
  const { t } = useLingui()
  const { profiles } = useAdminNames()
  const columns = Array.from({ length: steps }, (_, step) => `step_${step + 1}`)
  return (
    <Table
      dense
      asCards={false}
      caption={caption}
      columns={[
        { id: 'fund', label: t({ id: 'robo-admin.grid.fund', message: 'Fonds' }) },
        ...columns.map((id, step) => ({ id, label: `${step + 1}`, align: 'end' as const })),
      ]}
      groups={PROFILES.map((profile) => ({
        key: profile,
        title: profiles[profile],
        rows: funds.map(({ id, name, values }) => ({
          key: id,
          cells: Object.assign<Record<string, ReactNode>, Record<string, ReactNode>>(
            { fund: <span className={styles.fund}>{name}</span> },
            Object.fromEntries(columns.map((column, step) => [column, percent(values[profile][step] ?? 0)] as const)),
          ),
        })),
      }))}
    />
  )
}

/** Grids in force of the companies of one scope (RADM-06). */
export const ScopeGrids = ({
  scope,
  companies,
}: {
  readonly scope: 's2e' | 'ais'
  readonly companies: readonly CompanyGrids[]
}): ReactElement => {
  const { scopes } = useAdminNames()
  return (
    <Section title={scopes[scope]}>
      <Stack space="s7">
        {companies.map(({ company_name: company, grids }) =>
          grids.map(({ contract_id: contract, allocations, steps, version, effective_on: from }) => (
            <Stack key={contract}>
              <Text as="name" tag="h3">
                {company}, {contract}
              </Text>
              {allocations === null ? (
                <p className={text({ as: 'small' })}>
                  <Trans id="robo-admin.grid.none">Aucune grille</Trans>
                </p>
              ) : (
                <>
                  {version !== undefined && version !== null && from !== undefined && from !== null && (
                    <p className={text({ as: 'small' })}>
                      <Trans id="robo-admin.grid.version">
                        Version {version}, en vigueur depuis le {formatFrenchDate(from)}
                      </Trans>
                    </p>
                  )}
                  <GridTable
                    funds={allocations}
                    steps={steps ?? allocations[0]?.values.balanced.length ?? 0}
                    caption={`${company}, ${contract}`}
                  />
                </>
              )}
            </Stack>
          )),
        )}
      </Stack>
    </Section>
  )
}

/** What was done to grids, the latest first (RADM-07). */
export const GridHistory = ({ rows }: { readonly rows: readonly HistoryRow[] }): ReactElement => {
  const { t } = useLingui()
  const actions: Readonly<Record<NonNullable<HistoryRow['action']>, string>> = {
    imported: t({ id: 'robo-admin.done.imported', message: 'Importée' }),
    submitted: t({ id: 'robo-admin.done.submitted', message: 'Transmise' }),
    published: t({ id: 'robo-admin.done.published', message: 'Publiée' }),
    withdrawn: t({ id: 'robo-admin.done.withdrawn', message: 'Retirée' }),
  }
  return (
    <Section title={<Trans id="robo-admin.history.title">Historique</Trans>}>
      <Table
        caption={t({ id: 'robo-admin.history.caption', message: 'Ce qui a été fait, le plus récent d’abord' })}
        columns={[
          { id: 'date', label: t({ id: 'accounts.operations.date', message: 'Date' }) },
          { id: 'email', label: t({ id: 'robo-admin.history.email', message: 'Par' }) },
          { id: 'action', label: t({ id: 'robo-admin.history.action', message: 'Action' }) },
          { id: 'company', label: t({ id: 'robo-admin.history.company', message: 'Entreprise' }) },
          { id: 'contract', label: t({ id: 'letter.band.plan', message: 'Plan' }) },
          { id: 'sum', label: t({ id: 'robo-admin.history.sum', message: 'Empreinte' }) },
        ]}
        rows={rows.map((row, index) => ({
          key: index,
          cells: {
            date: <span className={text({ whole: true })}>{formatFrenchDate(row.date)}</span>,
            email: row.email,
            action: row.action === undefined ? '' : actions[row.action],
            company: row.company_name,
            contract: <span className={text({ whole: true })}>{row.contract_id}</span>,
            sum: <span className={styles.sum}>{row.checksum}</span>,
          },
        }))}
      />
    </Section>
  )
}

import { formatFrenchDate } from '@hautelisse/domain/calendar'
import type { HistoryRow } from '@hautelisse/domain/robo-advice'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Section, Table, text } from '../ui/page/index.ts'
import * as styles from './admin.css.ts'

const SHOWN_SIGNS = 8

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
          { id: 'reason', label: t({ id: 'explanation.term.reason', message: 'Motif' }) },
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
            reason: row.reason ?? '',
            sum: (
              <span className={styles.short} title={row.checksum}>
                {row.checksum.slice(0, SHOWN_SIGNS)}
              </span>
            ),
          },
        }))}
      />
    </Section>
  )
}

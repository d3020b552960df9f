import { formatShare } from '@hautelisse/domain/money'
import { selectAct, selectAdminForm, type VersionView } from '@hautelisse/machines/robo-admin'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Button } from '../ui/button/index.ts'
import { DateField, TextArea } from '../ui/field/index.ts'
import { Note } from '../ui/note/index.ts'
import { Card, Doors, Stack, Table, text } from '../ui/page/index.ts'
import { Tag } from '../ui/tag/index.ts'
import * as styles from './admin.css.ts'
import { fieldOf, useAdminNames, useFindingWords, useRefusalWords, type ActField } from './admin-words.ts'
import { GridTable } from './grid-tables.tsx'
import type { AdminProps } from './versions.tsx'

type VersionProps = AdminProps & { readonly view: VersionView }

const Findings = ({ version }: Pick<VersionView, 'version'>): ReactElement | null => {
  const words = useFindingWords()
  const levels = ['blocks', 'warns', 'informs'] as const
  const kinds = { blocks: 'alert', warns: 'warn', informs: 'info' } as const
  return (
    <>
      {levels.map((level) => {
        const found = version.findings.filter((finding) => finding.level === level)
        return found.length === 0 ? null : (
          <Note key={level} kind={kinds[level]}>
            <ul className={styles.list}>
              {found.map((finding) => (
                <li key={`${finding.code} ${finding.profile} ${finding.step} ${finding.fund}`}>{words(finding)}</li>
              ))}
            </ul>
          </Note>
        )
      })}
    </>
  )
}

/** What the version changes against the grid in force, cell by cell. */
const CellChanges = ({ view }: { readonly view: VersionView }): ReactElement => {
  const { t } = useLingui()
  const { profiles } = useAdminNames()
  if (view.changes.length === 0)
    return (
      <p className={text({ as: 'small' })}>
        <Trans id="robo-admin.changes.none">Rien ne change par rapport à la grille en vigueur.</Trans>
      </p>
    )
  const nameOf = (fund: string): string => view.version.allocations.find(({ id }) => id === fund)?.name ?? fund
  return (
    <Table
      dense
      caption={t({ id: 'robo-admin.changes.caption', message: 'Différences avec la grille en vigueur' })}
      captionShown
      columns={[
        { id: 'fund', label: t({ id: 'robo-admin.grid.fund', message: 'Fonds' }) },
        { id: 'profile', label: t({ id: 'robo-admin.changes.profile', message: 'Profil' }) },
        { id: 'step', label: t({ id: 'robo-admin.changes.step', message: 'Étape' }), align: 'end' },
        { id: 'before', label: t({ id: 'robo-admin.changes.before', message: 'En vigueur' }), align: 'end' },
        { id: 'after', label: t({ id: 'robo-admin.changes.after', message: 'Ensuite' }), align: 'end' },
      ]}
      rows={view.changes.map(({ fund, profile, step, before, after }) => ({
        key: `${fund} ${profile} ${step}`,
        cells: {
          fund: nameOf(fund),
          profile: profiles[profile],
          step: `${step + 1}`,
          before: formatShare(before),
          after: formatShare(after),
        },
      }))}
    />
  )
}

const VersionActs = ({ snapshot, send, view }: VersionProps): ReactElement | null => {
  const { reason, day, failure } = selectAdminForm(snapshot)
  const refusal = useRefusalWords()
  const errorAt = (field: ActField): string | undefined =>
    failure !== undefined && fieldOf(failure) === field ? refusal(failure) : undefined
  const act = selectAct(snapshot)
  const isBusy = act !== 'resting'
  if (!view.maySubmit && !view.mayPublish && !view.mayWithdraw) return null
  return (
    <div className={styles.deciding}>
      {view.isOwnDraft && (
        <Note>
          <Trans id="robo-admin.refused.own-draft">Une autre personne doit publier ce que vous avez écrit.</Trans>
        </Note>
      )}
      {(view.maySubmit || view.mayWithdraw) && (
        <TextArea
          label={<Trans id="robo-admin.act.reason">Motif, obligatoire si un contrôle avertit</Trans>}
          value={reason}
          error={errorAt('reason')}
          onValueChange={(typed) => send({ type: 'reasonTyped', text: typed })}
        />
      )}
      {view.mayPublish && (
        <DateField
          label={<Trans id="robo-admin.act.day">En vigueur à partir du</Trans>}
          hint={<Trans id="robo-admin.act.day-hint">Jour, mois, année : un jour à venir</Trans>}
          value={day}
          error={errorAt('day')}
          onValueChange={(typed) => send({ type: 'dayTyped', text: typed })}
        />
      )}
      <Doors>
        {view.maySubmit && (
          <Button busy={isBusy} onClick={() => send({ type: 'submitRequested' })}>
            <Trans id="robo-admin.act.submit">Transmettre pour publication</Trans>
          </Button>
        )}
        {view.mayPublish && (
          <Button busy={isBusy} onClick={() => send({ type: 'publishRequested' })}>
            <Trans id="robo-admin.act.publish">Publier</Trans>
          </Button>
        )}
        {view.mayWithdraw && (
          <Button variant="secondary" busy={isBusy} onClick={() => send({ type: 'withdrawRequested' })}>
            <Trans id="robo-admin.act.withdraw">Retirer</Trans>
          </Button>
        )}
      </Doors>
    </div>
  )
}

/** Leads to what was opened far above: a keyboard goes on there, and the page moves with it. */
const lead = (title: HTMLElement | null): void => title?.focus()

/** One version: its checks, what it changes, and what may be done with it. */
export const VersionPanel = ({ snapshot, send, view }: VersionProps): ReactElement => {
  const { states } = useAdminNames()
  const { company_name: company, contract_id: contract, state, author, reason, allocations, steps, checksum } = view.version
  return (
    <Card
      as="section"
      level={2}
      title={
        <span key={view.version.id} ref={lead} tabIndex={-1} className={text({ block: true })}>
          {company}, {contract}
        </span>
      }
      mark={<Tag>{states[state]}</Tag>}
    >
      <Stack>
        <p className={text({ as: 'small' })}>
          {author} <span className={styles.sum}>{checksum}</span>
        </p>
        {reason !== null && <p>{reason}</p>}
        <Findings version={view.version} />
        <CellChanges view={view} />
        <VersionActs snapshot={snapshot} send={send} view={view} />
        <GridTable funds={allocations} steps={steps} caption={`${company}, ${contract}`} />
      </Stack>
    </Card>
  )
}

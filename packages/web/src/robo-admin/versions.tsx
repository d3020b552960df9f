import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { formatShare } from '@hautelisse/domain/money'
import {
  selectAct,
  selectAdminForm,
  selectVersion,
  type AdminEvent,
  type AdminSnapshot,
  type VersionView,
} from '@hautelisse/machines/robo-admin'
import type { GridVersion } from '@hautelisse/domain/robo-advice'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { RetryNote } from '../resource/index.ts'
import { Button, TextButton } from '../ui/button/index.ts'
import { DataTable } from '../ui/data-table/index.ts'
import { DateField, TextArea } from '../ui/field/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { Note } from '../ui/note/index.ts'
import { Panel } from '../ui/panel/index.ts'
import * as styles from './admin.css.ts'
import { useAdminNames, useFindingWords, useRefusalWords } from './admin-words.ts'
import { GridTable } from './grid-tables.tsx'

export type AdminProps = { readonly snapshot: AdminSnapshot; readonly send: (event: AdminEvent) => void }

/** Every version, the latest change first. */
export const VersionList = ({
  versions,
  send,
}: {
  readonly versions: readonly GridVersion[]
  readonly send: AdminProps['send']
}): ReactElement => {
  const { t } = useLingui()
  const { states } = useAdminNames()
  return (
    <section className={styles.part} aria-labelledby="versions">
      <h2 id="versions">
        <Trans id="robo-admin.versions.title">Versions</Trans>
      </h2>
      <DataTable
        caption={t({ id: 'robo-admin.versions.caption', message: 'Toutes les versions, la plus récente d’abord' })}
        columns={[
          { id: 'contract', label: t({ id: 'robo-admin.history.contract', message: 'Plan' }) },
          { id: 'state', label: t({ id: 'robo-admin.versions.state', message: 'État' }) },
          { id: 'from', label: t({ id: 'robo-admin.versions.from', message: 'À partir du' }) },
          { id: 'author', label: t({ id: 'robo-admin.versions.author', message: 'Écrite par' }) },
          { id: 'acts', label: t({ id: 'robo-admin.versions.acts', message: 'Voir' }) },
        ]}
        rows={versions.map(
          ({
            id,
            company_name: company,
            contract_id: contract,
            version,
            state,
            in_force: inForce,
            effective_on: from,
            author,
          }) => ({
            key: id,
            isMarked: inForce,
            cells: {
              contract: `${company}, ${contract}${version === null ? '' : `, ${version}`}`,
              state: inForce ? t({ id: 'robo-admin.versions.in-force', message: 'En vigueur' }) : states[state],
              from: from === null ? '' : formatFrenchDate(from),
              author,
              acts: (
                <span className={styles.rowActs}>
                  <TextButton onClick={() => send({ type: 'versionChosen', id })}>
                    <Trans id="robo-admin.versions.open">Ouvrir</Trans>
                  </TextButton>
                  <TextButton icon={drawings.Download} onClick={() => send({ type: 'exportRequested', id })}>
                    <Trans id="robo-admin.versions.export">CSV</Trans>
                  </TextButton>
                </span>
              ),
            },
          }),
        )}
      />
    </section>
  )
}

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
const Changes = ({ view }: { readonly view: VersionView }): ReactElement => {
  const { t } = useLingui()
  const { profiles } = useAdminNames()
  if (view.changes.length === 0)
    return (
      <p className={styles.quiet}>
        <Trans id="robo-admin.changes.none">Rien ne change par rapport à la grille en vigueur.</Trans>
      </p>
    )
  const nameOf = (fund: string): string => view.version.allocations.find(({ id }) => id === fund)?.name ?? fund
  return (
    <DataTable
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

const Acts = ({ snapshot, send, view }: AdminProps & { readonly view: VersionView }): ReactElement | null => {
  const { reason, day } = selectAdminForm(snapshot)
  const act = selectAct(snapshot)
  const isBusy = act !== 'resting'
  if (!view.maySubmit && !view.mayPublish && !view.mayWithdraw) return null
  return (
    <div className={styles.form}>
      {view.isOwnDraft && (
        <Note>
          <Trans id="robo-admin.refused.own-draft">Une autre personne doit publier ce que vous avez écrit.</Trans>
        </Note>
      )}
      {(view.maySubmit || view.mayWithdraw) && (
        <TextArea
          label={<Trans id="robo-admin.act.reason">Motif, obligatoire si un contrôle avertit</Trans>}
          value={reason}
          onValueChange={(text) => send({ type: 'reasonTyped', text })}
        />
      )}
      {view.mayPublish && (
        <DateField
          label={<Trans id="robo-admin.act.day">En vigueur à partir du</Trans>}
          value={day}
          onValueChange={(text) => send({ type: 'dayTyped', text })}
        />
      )}
      <div className={styles.acts}>
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
      </div>
    </div>
  )
}

/** What came of the last act. */
export const Outcome = ({ snapshot, send }: AdminProps): ReactElement | null => {
  const { failure, done } = selectAdminForm(snapshot)
  const refusal = useRefusalWords()
  if (selectAct(snapshot) === 'stale')
    return (
      <RetryNote kind="alert" onRetry={() => send({ type: 'retryRequested' })}>
        <p>
          <Trans id="robo-admin.outcome.stale">Ce qui est en place n’a pas pu être relu. Rien ne peut être changé avant.</Trans>
        </p>
      </RetryNote>
    )
  if (failure !== undefined)
    return (
      <Note kind="alert" live>
        {refusal(failure)}
      </Note>
    )
  if (done === undefined) return null
  return (
    <Note kind="success" live>
      {done === 'imported' && <Trans id="robo-admin.outcome.imported">Le fichier est devenu un brouillon.</Trans>}
      {done === 'submitted' && (
        <Trans id="robo-admin.outcome.submitted">La version attend d’être publiée par une autre personne.</Trans>
      )}
      {done === 'published' && <Trans id="robo-admin.outcome.published">La version est publiée.</Trans>}
      {done === 'withdrawn' && <Trans id="robo-admin.outcome.withdrawn">La version est retirée.</Trans>}
    </Note>
  )
}

/** One version: its checks, what it changes, and what may be done with it. */
export const VersionPanel = ({ snapshot, send }: AdminProps): ReactElement | null => {
  const { states } = useAdminNames()
  const view = selectVersion(snapshot)
  if (view === undefined) return null
  const { company_name: company, contract_id: contract, state, author, reason, allocations, steps, checksum } = view.version
  return (
    <Panel aria-labelledby="version">
      <div className={styles.part}>
        <h2 id="version">
          {company}, {contract} : {states[state]}
        </h2>
        <p className={styles.quiet}>
          {author} <span className={styles.sum}>{checksum}</span>
        </p>
        {reason !== null && <p>{reason}</p>}
        <Findings version={view.version} />
        <Acts snapshot={snapshot} send={send} view={view} />
        <Changes view={view} />
        <GridTable funds={allocations} steps={steps} caption={`${company}, ${contract}`} />
      </div>
    </Panel>
  )
}

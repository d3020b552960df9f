import { pathTo } from '@hautelisse/domain/portal'
import { selectConflict } from '@hautelisse/machines/option-bulletin'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { ActHead } from '../act/index.ts'
import { LinkButtonTo } from '../portal/index.ts'
import { CodeFirst } from '../session/routes.tsx'
import { Amount } from '../ui/amount/index.ts'
import { Button } from '../ui/button/index.ts'
import { Doors, Table } from '../ui/page/index.ts'
import { Panel } from '../ui/panel/index.ts'
import { layout } from '../ui/theme/index.ts'
import * as styles from './choice.css.ts'
import type { ChoiceProps } from './use-choice.ts'

const PAGE = `${layout.wrap} ${styles.page}`

/** The one-time code of the session, asked for before money is paid out; once it is given, the same choice is sent. */
export const ChoiceCode = ({ task, send }: Pick<ChoiceProps, 'send'> & { readonly task: string }): ReactElement => (
  <section className={PAGE}>
    <ActHead title={task} />
    <CodeFirst
      confirm={<Trans id="bulletins.action.confirm">Valider mon choix</Trans>}
      onConfirm={() => send({ type: 'retryRequested' })}
      back={
        <Button variant="secondary" onClick={() => send({ type: 'previousRequested' })}>
          <Trans id="act.action.previous">Précédent</Trans>
        </Button>
      }
    />
  </section>
)

/** What was typed and what is recorded, side by side. */
const ConflictTable = ({ snapshot }: Pick<ChoiceProps, 'snapshot'>): ReactElement => {
  const { t } = useLingui()
  const account = t({ id: 'bulletins.summary.cash', message: 'Sur votre compte bancaire, avant impôt' })
  return (
    <Table
      caption={t({ id: 'bulletins.conflict.title', message: 'Votre choix a changé entre-temps' })}
      asCards={false}
      columns={[
        { id: 'way', label: t({ id: 'bulletins.compare.way', message: 'Voie' }) },
        { id: 'own', label: t({ id: 'bulletins.conflict.typed', message: 'Saisi' }), align: 'end' },
        { id: 'other', label: t({ id: 'bulletins.conflict.recorded', message: 'Enregistré' }), align: 'end' },
      ]}
      rows={(selectConflict(snapshot)?.rows ?? []).map(({ title, own, other }) => ({
        key: title ?? '',
        cells: { way: title ?? account, own: <Amount value={own} />, other: <Amount value={other} /> },
      }))}
    />
  )
}

/** Another choice was taken meanwhile: both, side by side. */
export const Conflict = ({ snapshot, send }: ChoiceProps): ReactElement => (
  <section className={PAGE} aria-live="polite">
    <ActHead
      title={<Trans id="bulletins.conflict.title">Votre choix a changé entre-temps</Trans>}
      lead={<Trans id="bulletins.conflict.text">Un autre choix a été enregistré. Lequel gardez-vous&nbsp;?</Trans>}
    />
    <Panel className={styles.narrow}>
      <ConflictTable snapshot={snapshot} />
    </Panel>
    <Doors className={styles.doors}>
      <Button onClick={() => send({ type: 'ownKept' })}>
        <Trans id="bulletins.conflict.own">Envoyer celui que je viens de saisir</Trans>
      </Button>
      <Button variant="secondary" onClick={() => send({ type: 'newerTaken' })}>
        <Trans id="bulletins.conflict.other">Reprendre celui qui est enregistré</Trans>
      </Button>
    </Doors>
  </section>
)

/** The last day is over: nothing is sent any more. */
export const ClosedBulletin = (): ReactElement => (
  <section className={PAGE} aria-live="polite">
    <ActHead
      title={<Trans id="bulletins.over.title">Ce choix n’est plus possible</Trans>}
      lead={<Trans id="bulletins.over.text">Le délai est passé. Ce qui est enregistré figure dans vos opérations.</Trans>}
    />
    <Doors className={styles.doors}>
      <LinkButtonTo to={pathTo('operations')}>
        <Trans id="act.notice.operations">Voir mes opérations</Trans>
      </LinkButtonTo>
    </Doors>
  </section>
)

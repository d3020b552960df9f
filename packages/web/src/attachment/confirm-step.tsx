import { Trans } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { Button } from '../ui/button/index.ts'
import { PageHead } from '../ui/page-head/index.ts'
import { Panel } from '../ui/panel/index.ts'
import * as styles from './attachment.css.ts'
import { RefusalNote } from './refusal-note.tsx'
import type { AttachmentProps } from './use-attachment.ts'

const Fact = ({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }): ReactElement => (
  <div className={styles.fact}>
    <dt className={styles.term}>{name}</dt>
    <dd className={styles.value}>{children}</dd>
  </div>
)

/** What was recognised, before it is attached: its name, the company, and the initials of its holder (ATT-04). */
export const ConfirmStep = ({ view, send, isMember }: AttachmentProps): ReactElement => {
  const { found, refusal } = view
  return (
    <>
      <PageHead
        title={<Trans id="attachment.confirm.title">Est-ce bien votre contrat ?</Trans>}
        lead={<Trans id="attachment.confirm.lead">Ses montants s’affichent une fois qu’il est dans votre espace.</Trans>}
      />
      <Panel className={styles.form}>
        <dl className={styles.facts}>
          <Fact name={<Trans id="attachment.confirm.contract">Contrat</Trans>}>{found?.title}</Fact>
          {typeof found?.company_name === 'string' && (
            <Fact name={<Trans id="attachment.confirm.company">Entreprise</Trans>}>{found.company_name}</Fact>
          )}
          <Fact name={<Trans id="attachment.confirm.holder">Titulaire</Trans>}>{found?.initials}</Fact>
        </dl>
        {refusal !== undefined && <RefusalNote refusal={refusal} isMember={isMember} />}
        <div className={styles.ways}>
          <Button busy={view.isBusy} onClick={() => send({ type: 'nextRequested' })}>
            <Trans id="attachment.confirm.attach">Rattacher ce contrat</Trans>
          </Button>
          <Button variant="secondary" onClick={() => send({ type: 'previousRequested' })}>
            <Trans id="attachment.step.previous">Précédent</Trans>
          </Button>
        </div>
      </Panel>
    </>
  )
}

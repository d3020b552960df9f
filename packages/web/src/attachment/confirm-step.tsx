import type { RecognisedContract } from '@hautelisse/domain/attachment'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { ActForm } from '../act/index.ts'
import { Fact, Facts, text } from '../ui/page/index.ts'
import { Panel } from '../ui/panel/index.ts'
import { RefusalNote } from './refusal-note.tsx'
import type { AttachmentProps } from './use-attachment.ts'
import { FORM_WORDS } from './words.tsx'

/** What was recognised: its name, the company, and the initials of its holder. */
export const Recognised = ({ contract }: { readonly contract: RecognisedContract | undefined }): ReactElement => (
  <Facts>
    <Fact name={<Trans id="letter.band.contract">Contrat</Trans>}>{contract?.title}</Fact>
    <Fact name={<Trans id="attachment.confirm.company">Entreprise</Trans>}>{contract?.company_name}</Fact>
    <Fact name={<Trans id="attachment.confirm.holder">Titulaire</Trans>}>{contract?.initials}</Fact>
  </Facts>
)

/** What was recognised, before it is attached, and what follows (ATT-04). */
export const ConfirmStep = (props: AttachmentProps): ReactElement => (
  <ActForm
    view={props.view.question}
    send={props.send}
    words={FORM_WORDS}
    kind="confirm"
    isNarrow={props.isNarrow}
    title={<Trans id="attachment.confirm.title">Est-ce bien votre contrat ?</Trans>}
    lead={<Trans id="attachment.confirm.lead">Ses montants s’affichent une fois qu’il est dans votre espace.</Trans>}
    then={
      <p className={text({ as: 'small' })}>
        <Trans id="attachment.done.told">Un e-mail prévient le titulaire du contrat. Le code du courrier ne sert plus.</Trans>
      </p>
    }
  >
    <RefusalNote {...props} />
    <Panel>
      <Recognised contract={props.view.found} />
    </Panel>
  </ActForm>
)

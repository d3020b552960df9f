import { kindsOf, type Journey } from '@hautelisse/domain/attachment'
import { pathTo } from '@hautelisse/domain/portal'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { ActForm } from '../act/index.ts'
import { TextLinkTo } from '../portal/index.ts'
import { RadioCards } from '../ui/choice/index.ts'
import { Panel } from '../ui/panel/index.ts'
import { text } from '../ui/page/index.ts'
import * as styles from './attachment.css.ts'
import type { AttachmentProps } from './use-attachment.ts'
import { FORM_WORDS, useKindWords } from './words.tsx'

const TITLES: Readonly<Record<Journey, ReactElement>> = {
  company: <Trans id="attachment.choice.company">Quel contrat d’entreprise rattachez-vous ?</Trans>,
  individual: <Trans id="attachment.choice.individual">Quel contrat individuel rattachez-vous ?</Trans>,
  visitor: <Trans id="attachment.choice.visitor">Quel contrat rattachez-vous ?</Trans>,
}

const LEADS: Readonly<Record<Journey, ReactElement>> = {
  company: (
    <Trans id="attachment.choice.company-lead">
      Un plan que votre entreprise, d’aujourd’hui ou d’hier, a ouvert pour vous chez Hautelisse.
    </Trans>
  ),
  individual: (
    <Trans id="attachment.choice.individual-lead">
      Un contrat que vous avez ouvert vous-même chez Hautelisse et qui n’est pas encore dans votre espace.
    </Trans>
  ),
  visitor: (
    <Trans id="attachment.choice.visitor-lead">
      Le courrier que vous avez reçu le rattache à votre espace, avant même de vous connecter.
    </Trans>
  ),
}

/** What is needed; without a letter there is another way, and none by which a code could be coaxed out of somebody. */
const Needed = (): ReactElement => (
  <div>
    <h3 className={text({ as: 'subtitle' })}>
      <Trans id="attachment.choice.needed">Munissez-vous de votre courrier</Trans>
    </h3>
    <p className={text({ as: 'small' })}>
      <Trans id="attachment.choice.needed-text">Il indique votre numéro de contrat et un code.</Trans>
    </p>
    <details className={styles.absent}>
      <summary>
        <Trans id="attachment.choice.absent">Je n’ai pas de courrier</Trans>
      </summary>
      <p>
        <Trans id="attachment.choice.absent-text">
          Il accompagne chaque relevé annuel. Nous pouvons vous en envoyer un autre, toujours par la poste, à l’adresse de votre
          contrat : le code n’est donné ni par téléphone ni par e-mail.
        </Trans>
      </p>
      <p>
        <TextLinkTo to={pathTo('contact')}>
          <Trans id="attachment.choice.contact">Demander un courrier</Trans>
        </TextLinkTo>
      </p>
    </details>
  </div>
)

/** What is attached: a few sorts of contract, each with the plans that it covers (ATT-01). */
export const KindStep = ({ journey, isNarrow, view, send }: AttachmentProps): ReactElement => {
  const { t } = useLingui()
  const words = useKindWords()
  return (
    <ActForm
      view={view.question}
      send={send}
      words={FORM_WORDS}
      kind="first"
      isNarrow={isNarrow}
      title={TITLES[journey]}
      lead={LEADS[journey]}
      aside={<Needed />}
    >
      <Panel>
        <RadioCards
          label={t({ id: 'attachment.choice.label', message: 'Votre contrat' })}
          value={view.kind}
          onValueChange={(kind) => send({ type: 'kindChosen', kind })}
          options={kindsOf(journey).map((kind) => ({ value: kind, title: words[kind].title, detail: words[kind].detail }))}
          error={view.isKindMissing ? <Trans id="attachment.choice.missing">Choisissez un contrat.</Trans> : undefined}
        />
      </Panel>
    </ActForm>
  )
}

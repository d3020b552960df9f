import { writingWay, type WritingWay } from '@hautelisse/domain/contents'
import { attachmentOf } from '@hautelisse/domain/portal'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { useViewer } from '../shell/index.ts'
import { FRAME_SETTINGS, LinkButtonTo, TextLinkTo, useAim } from '../portal/index.ts'
import { TextLink } from '../ui/button/index.ts'
import { drawings } from '../ui/icon/index.ts'
import * as styles from './contents.css.ts'
import { DocumentPage } from './document-page.tsx'
import { CALL_SECTION, CONTACT } from './texts/contact.ts'

const { phone: PHONE, email: EMAIL } = FRAME_SETTINGS.helpLine

const WORDS: Readonly<Record<WritingWay['kind'], ReactElement>> = {
  'sign-in': (
    <Trans id="contents.contact.sign-in">
      Connectez-vous pour nous écrire depuis votre espace&nbsp;: votre message nous arrive avec votre dossier.
    </Trans>
  ),
  message: (
    <Trans id="contents.contact.message">
      Écrivez-nous depuis votre espace&nbsp;: votre message nous arrive avec votre dossier.
    </Trans>
  ),
  advisor: <Trans id="contents.contact.advisor">Votre conseiller connaît vos contrats. C’est à lui que vous écrivez.</Trans>,
  none: (
    <Trans id="contents.contact.none">
      Votre conseiller n’est pas encore désigné. Dès qu’il l’est, son adresse s’affiche ici.
    </Trans>
  ),
}

const ACTIONS = {
  'sign-in': <Trans id="portal.header.sign-in">Accéder à mon espace</Trans>,
  message: <Trans id="contents.contact.message-action">Écrire un message</Trans>,
  advisor: <Trans id="frame.contact.long">Contacter mon conseiller</Trans>,
} as const

/** Contact channel, by origin (P-ROUTE-06). */
const WriteTo = (): ReactElement => {
  const aim = useAim()
  const way = writingWay(useViewer())
  return (
    <>
      <p>{WORDS[way.kind]}</p>
      {way.kind !== 'none' && (
        <p>
          <LinkButtonTo {...aim(way)} icon={way.kind === 'sign-in' ? drawings.User : drawings.Envelope}>
            {ACTIONS[way.kind]}
          </LinkButtonTo>
        </p>
      )}
      {way.kind === 'sign-in' && EMAIL !== undefined && (
        <p>
          <Trans id="contents.contact.email-instead">Sans espace, écrivez-nous par e-mail&nbsp;:</Trans>{' '}
          <TextLink href={`mailto:${EMAIL}`}>{EMAIL}</TextLink>
        </p>
      )}
    </>
  )
}

/** The number of the help line, with its hours and its cost (P-CONST-08, P-CONST-09). */
const CallUs = ({ phone }: { readonly phone: string }): ReactElement => (
  <>
    <p>
      <Trans id="portal.footer.hours">Du lundi au vendredi, de 8h30 à 18h00.</Trans>{' '}
      <Trans id="portal.footer.cost">Appel local, non surtaxé.</Trans>
    </p>
    <p className={styles.link}>
      <TextLink href={`tel:${phone.replaceAll(/\s/g, '')}`}>{phone}</TextLink>
    </p>
  </>
)

/** The letter of a contract brings it into the space of its reader (ATT-08). */
const AttachLine = (): ReactElement => (
  <p className={styles.link}>
    <TextLinkTo to={attachmentOf(useViewer())} icon={drawings.ArrowRight} trailing>
      <Trans id="accounts.empty.attach">Rattacher le contrat de votre courrier</Trans>
    </TextLinkTo>
  </p>
)

const PARTS = { write: <WriteTo />, attach: <AttachLine />, ...(PHONE === undefined ? {} : { call: <CallUs phone={PHONE} /> }) }

/** Without a number nothing is said of hours. */
const SECTIONS = CONTACT.filter(({ id }) => id !== CALL_SECTION || PHONE !== undefined)

/** /contact: how to reach us, by who is there (P-ROUTE-06). */
export const ContactPage = (): ReactElement => (
  <DocumentPage
    lead={
      <Trans id="contents.contact.lead">
        Une question sur votre épargne, vos contrats ou ce portail&nbsp;: voici à qui la poser.
      </Trans>
    }
    sections={SECTIONS}
    parts={PARTS}
  />
)

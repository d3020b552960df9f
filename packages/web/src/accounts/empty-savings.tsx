import { LetterDrawing } from '../attachment/index.ts'
import { FRAME_SETTINGS, DoorLink, LinkButtonTo } from '../portal/index.ts'
import { useSession, useViewer } from '../shell/index.ts'
import { PartTitle } from '../ui/hero/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { LifeOfRequest } from '../ui/life/index.ts'
import { Panel } from '../ui/panel/index.ts'
import { layout } from '../ui/theme/index.ts'
import { addAccountHash } from './add-account.ts'
import * as styles from './empty-savings.css.ts'
import { attachmentOf } from '@hautelisse/domain/portal'
import { selectGreetingName, selectUser } from '@hautelisse/machines/session'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'

// Uneven on purpose: nothing has been woven yet.
const LENGTHS = [
  105, 58, 120, 71, 127, 114, 120, 109, 93, 29, 85, 125, 57, 109, 32, 46, 40, 73, 86, 57, 74, 95, 39, 99, 57, 27, 119, 53, 78, 61,
  49, 124, 75, 46, 123, 128, 35, 43, 105, 105, 82, 42, 42, 26, 26, 52, 125, 53, 47, 47, 63, 66, 51, 95, 112, 106,
]
const PATH = LENGTHS.map((length, place) => `M${10 + 20 * place} 0V${length}`).join('')

const WelcomeGreeting = (): ReactElement => {
  const name = useSession(selectGreetingName)
  return name === undefined ? (
    <Trans id="accounts.empty.welcome-nobody">Bienvenue dans votre espace</Trans>
  ) : (
    <Trans id="accounts.empty.hello">Bonjour {name}</Trans>
  )
}

/** Whose rights a company sends: customers with an advisor of their own have contracts of their own. */
const useHasCompany = (): boolean => useSession(selectUser)?.origin === 'collective'

/** The company that the rights come from, as far as it is known. */
const useCompany = (): string | undefined =>
  useSession(selectUser)?.s2e_profile?.companies.find(({ main_company }) => main_company)?.name

const RightsSender = (): ReactElement => {
  const hasCompany = useHasCompany()
  const company = useCompany()
  if (!hasCompany)
    return <Trans id="accounts.empty.sends-individual">Vos contrats s’affichent ici une fois rattachés à votre espace.</Trans>
  return company === undefined ? (
    <Trans id="accounts.empty.sends-nobody">
      Nous recevons vos droits après votre premier versement ou votre première prime.
    </Trans>
  ) : (
    <Trans id="accounts.empty.sends">
      {company} nous transmet vos droits après votre premier versement ou votre première prime.
    </Trans>
  )
}

type Step = Parameters<typeof LifeOfRequest>[0]['steps'][number]

const TODAY: Step = {
  id: 'today',
  state: 'now',
  day: undefined,
  name: <Trans id="accounts.empty.today">Aujourd’hui</Trans>,
  text: <Trans id="accounts.empty.today-text">Votre espace est ouvert. Aucun contrat n’y est rattaché.</Trans>,
}

const FROM_COMPANY: Step = {
  id: 'first',
  state: 'ahead',
  day: undefined,
  name: <Trans id="accounts.empty.first">Votre premier versement ou votre première prime</Trans>,
  text: <Trans id="accounts.empty.first-text">Vos droits nous sont alors transmis. La date vient de votre entreprise.</Trans>,
}

const OWN: Step = {
  id: 'opened',
  state: 'ahead',
  day: undefined,
  name: <Trans id="accounts.empty.opened">L’ouverture de votre contrat</Trans>,
  text: <Trans id="accounts.empty.opened-text">Elle suit votre souscription.</Trans>,
}

const LATER: readonly Step[] = [
  {
    id: 'letter',
    state: 'ahead',
    day: undefined,
    name: <Trans id="accounts.empty.post">Un courrier, chez vous</Trans>,
    text: <Trans id="accounts.empty.post-text">Il porte le numéro de votre contrat et un code.</Trans>,
  },
  {
    id: 'accounts',
    state: 'ahead',
    day: undefined,
    name: <Trans id="accounts.empty.here">Vos comptes, ici</Trans>,
    text: <Trans id="accounts.empty.here-text">Combien, où, et à partir de quand vous pouvez en disposer.</Trans>,
  },
]

const ComingSteps = (): ReactElement => {
  const { phone } = FRAME_SETTINGS.helpLine
  const hasCompany = useHasCompany()
  return (
    <section className={styles.coming} aria-labelledby="coming">
      <h2 id="coming">
        <Trans id="accounts.empty.coming-title">Ce qui va venir</Trans>
      </h2>
      <LifeOfRequest steps={[TODAY, hasCompany ? FROM_COMPANY : OWN, ...LATER]} />
      {phone !== undefined && (
        <p className={styles.help}>
          {hasCompany ? (
            <Trans id="accounts.empty.help">
              Une prime annoncée et rien ici&nbsp;? Appelez le <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>.
            </Trans>
          ) : (
            <Trans id="accounts.empty.help-own">
              Un contrat souscrit et rien ici&nbsp;? Appelez le <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>.
            </Trans>
          )}
        </p>
      )}
    </section>
  )
}

/** The contract of a letter gets here: where its number and code stand on the letter, and the way to say them (ATT-08, ACTS-14). */
const AttachCard = (): ReactElement => (
  <Panel raised className={styles.card} aria-labelledby="attach-letter">
    <h2 id="attach-letter" className={styles.cardTitle}>
      <Trans id="accounts.empty.attach">Rattacher le contrat de votre courrier</Trans>
    </h2>
    <div className={styles.letter}>
      <div className={styles.drawing}>
        <LetterDrawing />
      </div>
      <p>
        <Trans id="accounts.empty.where">Le numéro (1) et le code (2) sont en haut à droite de la lettre.</Trans>
      </p>
    </div>
    <p className={styles.needs}>
      <Trans id="accounts.empty.needs">Avec votre date de naissance, ils suffisent.</Trans>
    </p>
    <LinkButtonTo to={attachmentOf(useViewer())} variant="accent" wide>
      <Trans id="accounts.empty.attach-this">Rattacher ce contrat</Trans>
    </LinkButtonTo>
    <DoorLink target={{ hash: addAccountHash([]) }} icon={drawings.PlusCircle}>
      <Trans id="accounts.home.add">Ajouter un compte</Trans>
    </DoorLink>
  </Panel>
)

/** Every family answered and the saver has no account: a welcome, how the contract of a letter gets here, and what will come (P-ERR-21, HOME-01, ACTS-14). */
export const EmptySavings = (): ReactElement => (
  <>
    <div className={styles.hero}>
      <svg
        className={`${layout.wrap} ${styles.threads}`}
        viewBox="0 0 1120 130"
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        <path className={styles.thread} d={PATH} />
      </svg>
      <div className={layout.wrap}>
        <p className={styles.hello}>
          <WelcomeGreeting />
        </p>
        <PartTitle className={styles.title}>
          <Trans id="accounts.empty.title-here">Vos comptes apparaîtront ici</Trans>
        </PartTitle>
        <p className={styles.text}>
          <RightsSender />
        </p>
        <h2 className={styles.state}>
          <Trans id="accounts.empty.title">Votre épargne semble vide</Trans>
        </h2>
        <p className={styles.text}>
          <Trans id="accounts.empty.letter">Vous avez déjà reçu un courrier&nbsp;? Vous n’avez pas à attendre.</Trans>
        </p>
      </div>
    </div>
    <div className={`${layout.wrap} ${styles.columns}`}>
      <AttachCard />
      <ComingSteps />
    </div>
  </>
)

import { selectUser } from '@hautelisse/machines/session'
import { Trans } from '@lingui/react/macro'
import { Suspense, useState, useSyncExternalStore, type ReactElement, type ReactNode } from 'react'
import { LinkButtonTo } from '../portal/index.ts'
import { late, usePage, useSession } from '../shell/index.ts'
import { TitleLevelContext } from '../ui/hero/index.ts'
import { Panel } from '../ui/panel/index.ts'
import { layout } from '../ui/theme/index.ts'
import { TRANSMISSION_WORDS } from './catalogue.ts'
import * as styles from './with-transmission.css.ts'

type TakeProps = { readonly onTake: (isTaken: boolean) => void }

const TransmissionSimulator = late<'TransmissionSimulator', TakeProps>(
  () => import('./simulator.tsx'),
  'TransmissionSimulator',
  TRANSMISSION_WORDS,
)

/** The way from the home to the simulator. */
const SimulatorDoor = (): ReactElement => (
  <div className={`${layout.wrap} ${styles.door}`}>
    <Panel className={styles.card}>
      <div>
        <h2 className={styles.title}>
          <Trans id="session.login.transmission">Ma Transmission 360</Trans>
        </h2>
        <p className={styles.text}>
          <Trans id="accounts.transmission.text">Qui héritera de vous, et avec quel impôt ?</Trans>
        </p>
      </div>
      <LinkButtonTo to="/transmission" variant="secondary" wide>
        <Trans id="accounts.transmission.go">Ouvrir le simulateur</Trans>
      </LinkButtonTo>
    </Panel>
  </div>
)

const never = () => () => undefined
const inBrowser = (): boolean => true
const onServer = (): boolean => false

const Simulated = ({ children }: { readonly children: ReactNode }): ReactElement => {
  // A painted page has no simulator: it starts in the browser.
  const isThere = useSyncExternalStore(never, inBrowser, onServer)
  const [isTaken, setIsTaken] = useState(false)
  return (
    <>
      <div className={isTaken ? undefined : styles.place}>
        {isThere && (
          <Suspense>
            <TransmissionSimulator onTake={setIsTaken} />
          </Suspense>
        )}
      </div>
      {/* Steps and result are what the page is about: they have its first title, and the paper alone. */}
      <TitleLevelContext value={isTaken ? 2 : 1}>
        <div className={isTaken ? styles.below : undefined} data-print={isTaken ? 'never' : undefined}>
          {children}
        </div>
      </TitleLevelContext>
    </>
  )
}

/** Whether the simulator is there for a person who is signed in: customers with an advisor of their own (TRANS-01, TRANS-02). */
const useHasSimulator = (): boolean => {
  const origin = useSession(selectUser)?.origin
  return origin === 'individual' || origin === 'individual_transmission'
}

/**
 * The home with the simulator of transmissions, for customers with an advisor of their own: on /transmission its slides, its steps and its result stand above
 * the home, which is always there (P-ROUTE-67, TRANS-01, TRANS-02, TRANS-22, TRANS-24).
 */
export const WithTransmission = ({ children }: { readonly children: ReactNode }): ReactNode => {
  const { route } = usePage()
  const hasSimulator = useHasSimulator()
  if (!hasSimulator) return children
  if (route.id === 'transmission') return <Simulated>{children}</Simulated>
  return (
    <>
      {children}
      <SimulatorDoor />
    </>
  )
}

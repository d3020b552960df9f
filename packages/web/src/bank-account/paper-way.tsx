import type { BankAccountContext } from '@hautelisse/domain/bank-account'
import { pathTo } from '@hautelisse/domain/portal'
import { addressLines } from '@hautelisse/domain/profile'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { TextLinkTo } from '../portal/index.ts'
import * as styles from './bank.css.ts'

type PaperProps = { readonly address: BankAccountContext['tsa_address'] }

/** Where papers go and which: a letter that is signed, a RIB and a copy of an identity document. Without an address it is the help line. */
export const PaperList = ({ address }: PaperProps): ReactElement => (
  <div className={styles.card}>
    <ul className={styles.list}>
      <li>
        <Trans id="bank.paper.letter">Une lettre signée, avec l’usage du compte : recevoir, être prélevé, ou les deux</Trans>
      </li>
      <li>
        <Trans id="bank.paper.rib">Un RIB à votre nom, seul ou joint</Trans>
      </li>
      <li>
        <Trans id="bank.paper.identity">Une copie recto verso de votre pièce d’identité</Trans>
      </li>
    </ul>
    {address === undefined ? (
      <p>
        <TextLinkTo to={pathTo('contact')}>
          <Trans id="portal.footer.contact">Nous contacter</Trans>
        </TextLinkTo>
      </p>
    ) : (
      <address className={styles.address}>{addressLines(address).join('\n')}</address>
    )}
  </div>
)

/** The way by post, folded, at every step (BANK-02, RIB-11). */
export const PaperWay = ({ address }: PaperProps): ReactElement => (
  <details>
    <summary className={styles.fold}>
      <Trans id="bank.paper.summary">Vous préférez le courrier ? Voir l’adresse et les pièces à envoyer</Trans>
    </summary>
    <PaperList address={address} />
  </details>
)

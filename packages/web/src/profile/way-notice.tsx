import type { TsaAddress, Way } from '@hautelisse/domain/profile'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { FRAME_SETTINGS } from '../portal/index.ts'
import { Note } from '../ui/note/index.ts'
import { Panel } from '../ui/panel/index.ts'
import { text } from '../ui/page/index.ts'
import * as styles from './profile.css.ts'

const linesOf = (to: TsaAddress): string =>
  [
    to.recipient,
    to.precision,
    to.additional_address_1,
    to.additional_address_2,
    to.additional_address_3,
    to.street_line,
    `${to.zip_postal_code} ${to.locality}`,
  ]
    .filter((line) => line !== undefined && line !== null && line !== '')
    .join('\n')

type PostProps = { readonly address: TsaAddress; readonly papers: readonly string[] }

/** The way by post: where to, and what goes into the letter (PROF-06). */
export const PostalNotice = ({ address, papers }: PostProps): ReactElement => (
  <Panel aria-labelledby="profile-post">
    <div className={styles.head}>
      <h2 id="profile-post" className={text({ as: 'subtitle' })}>
        <Trans id="profile.post.title">Par courrier</Trans>
      </h2>
    </div>
    <p>
      <Trans id="profile.post.text">Écrivez ce qui change, signez, et joignez la copie d’une de ces pièces :</Trans>
    </p>
    <ul className={styles.papers}>
      {papers.map((paper) => (
        <li key={paper}>{paper}</li>
      ))}
    </ul>
    <address className={styles.postal}>{linesOf(address)}</address>
  </Panel>
)

/** What stands in place of a form where a change does not come online (PROF-05). */
export const WayNotice = ({ way, papers }: { readonly way: Way; readonly papers: readonly string[] }): ReactElement | null => {
  if (way.kind === 'company')
    return (
      <Note>
        <Trans id="profile.way.company">
          Votre entreprise tient ces informations à jour : adressez-vous à votre correspondant d’épargne salariale.
        </Trans>
      </Note>
    )
  if (way.kind === 'post' || way.kind === 'either') return <PostalNotice address={way.address} papers={papers} />
  const { phone = '' } = FRAME_SETTINGS.helpLine
  return way.kind === 'help-line' ? (
    <Note>
      <Trans id="profile.way.help-line">Cette modification se fait par téléphone : {phone}</Trans>
    </Note>
  ) : null
}

import type { ProviderAdvisor } from '@hautelisse/domain/session'
import { initialsOf } from '@hautelisse/domain/session'
import { useLingui } from '@lingui/react/macro'
import { useState, type ReactElement } from 'react'
import { text } from '../ui/page/index.ts'
import * as styles from './advisor.css.ts'

type AdvisorCardProps = { readonly advisor: Pick<ProviderAdvisor, 'name' | 'type' | 'picture_url'> }

/** Who the advisor is: picture, name and role. Without a picture, or with one that does not load, initials stand in its place (ADV-02, ADV-03). */
export const AdvisorCard = ({ advisor: { name, type, picture_url } }: AdvisorCardProps): ReactElement => {
  const { t } = useLingui()
  const [broken, setBroken] = useState(false)
  return (
    <div className={styles.card}>
      {picture_url === null || broken ? (
        <span className={styles.initials} aria-hidden="true">
          {initialsOf(name)}
        </span>
      ) : (
        <img
          className={styles.picture}
          src={picture_url}
          alt={t({ id: 'advisor.card.picture', message: `${name}, en photo` })}
          width={64}
          height={64}
          onError={() => setBroken(true)}
        />
      )}
      <p className={styles.words}>
        <b className={styles.name}>{name}</b>
        <span className={text({ as: 'small' })}>{type}</span>
      </p>
    </div>
  )
}

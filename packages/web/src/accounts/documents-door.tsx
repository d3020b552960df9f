import { pathTo } from '@hautelisse/domain/portal'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { drawings, Icon } from '../ui/icon/index.ts'
import { layout } from '../ui/theme/index.ts'
import * as styles from './ahead.css.ts'
import { documents, sectionHead } from './savings-home.css.ts'

/** The way to the documents, on a home whose frame has no menu that leads there. */
export const DocumentsDoor = (): ReactElement => (
  <section className={`${layout.wrap} ${documents}`} aria-labelledby="home-documents">
    <div className={sectionHead}>
      <h2 id="home-documents">
        <Trans id="accounts.documents.title">Documents</Trans>
      </h2>
    </div>
    <ul className={styles.list}>
      <li>
        <Link to={pathTo('documents')} className={styles.row}>
          <span className={styles.name}>
            <Trans id="accounts.documents.name">Mes documents</Trans> <Icon of={drawings.ArrowRight} className={styles.icon} />
          </span>
          <span className={styles.text}>
            <Trans id="accounts.documents.text">Relevés, avis et ce que vous déclarez</Trans>
          </span>
        </Link>
      </li>
    </ul>
  </section>
)

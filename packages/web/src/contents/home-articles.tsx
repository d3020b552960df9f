import { excerptOf } from '@hautelisse/domain/contents'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useId, type ReactElement } from 'react'
import { useApp } from '../shell/index.ts'
import { bundlePath, TextLinkTo } from '../portal/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { writtenFigures, type Article } from './articles/index.ts'
import { CAPITAL_OR_ANNUITY } from './articles/capital-or-annuity.ts'
import { PASSING_ON } from './articles/passing-on.ts'
import { TOP_UP } from './articles/top-up.ts'
import * as styles from './home-articles.css.ts'

const HEIGHT = 120
const [FIRST = '', SECOND = '', THIRD = ''] = styles.threads

/** Threads that stand, four at each height: a sum that grows, or an income that lasts. */
const steps = Array.from(
  { length: 28 },
  (_, thread) => `M${5 + 10 * thread} ${HEIGHT}v-${18 + 12 * Math.floor(thread / 4)}`,
).join('')
const together = bundlePath({ threads: 28, top: [5, 10], bottom: [102, 2.8] }, HEIGHT)
const handedOn = bundlePath({ threads: 14, top: [145, 10], bottom: [5, 10] }, HEIGHT)
const received = bundlePath({ threads: 14, top: [5, 10], bottom: [145, 10] }, HEIGHT)

/** An article, and what it is about in threads. */
const CHOSEN: readonly { readonly article: Article; readonly motif: ReactElement }[] = [
  { article: CAPITAL_OR_ANNUITY, motif: <path className={FIRST} d={steps} /> },
  { article: TOP_UP, motif: <path className={SECOND} d={together} /> },
  {
    article: PASSING_ON,
    motif: (
      <>
        <path className={THIRD} d={handedOn} />
        <path className={FIRST} d={received} />
      </>
    ),
  },
]

/** Three articles to begin with, and the way to all of them. */
export const HomeArticles = (): ReactElement => {
  const titleId = useId()
  const { t } = useLingui()
  const figures = writtenFigures(useApp().clock.today())
  return (
    <section aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>
          <Trans id="contents.home.title">Pour y voir clair</Trans>
        </h2>
        <TextLinkTo to="/articles" icon={drawings.ArrowRight} trailing>
          <Trans id="contents.home.all">Tous les articles</Trans>
        </TextLinkTo>
      </div>
      <ul className={styles.list}>
        {CHOSEN.map(({ article: { id, title, blocks }, motif }) => {
          const [lead] = blocks(figures)
          return (
            <li key={id}>
              <Link to="/articles" search={{ article: id }} className={styles.article}>
                <svg
                  className={styles.motif}
                  viewBox={`0 0 280 ${HEIGHT}`}
                  preserveAspectRatio="xMidYMid slice"
                  aria-hidden="true"
                  focusable="false"
                >
                  {motif}
                </svg>
                <h3 className={styles.title}>{t(title)}</h3>
                {lead?.kind === 'text' && <p className={styles.excerpt}>{excerptOf(t(lead.words))}</p>}
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

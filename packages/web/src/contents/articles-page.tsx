import { excerptOf } from '@hautelisse/domain/contents'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, type ReactElement } from 'react'
import { useApp, useTitles } from '../shell/index.ts'
import { drawings, Icon } from '../ui/icon/index.ts'
import { openArticle } from './article-address.ts'
import { ARTICLES, writtenFigures, type Article } from './articles/index.ts'
import * as styles from './contents.css.ts'
import { Blocks } from './show-blocks.tsx'
import { Page, PageHead } from '../ui/page/index.ts'

const Sources = ({ sources }: Pick<Article, 'sources'>): ReactElement => (
  <div className={styles.sources}>
    <h3 className={styles.sourcesTitle}>
      <Trans id="contents.articles.sources">Sources</Trans>
    </h3>
    <ul>
      {sources.map((source) => (
        <li key={source} lang="fr">
          {source}
        </li>
      ))}
    </ul>
  </div>
)

type FoldedArticleProps = { readonly article: Article; readonly open: boolean; readonly onToggle: () => void }

/** An article: its title folds and unfolds it; folded, the beginning of its first text is shown (P-CONST-27). */
const FoldedArticle = ({ article: { id, title, blocks, sources }, open, onToggle }: FoldedArticleProps): ReactElement => {
  const { t } = useLingui()
  const written = blocks(writtenFigures(useApp().clock.today()))
  const [lead] = written
  const head = useRef<HTMLHeadingElement>(null)
  const wasOpen = useRef(open)
  // Who comes by the address of an article sees it at once; who opens it here is already there.
  useEffect(() => {
    if (!wasOpen.current) return undefined
    // A frame later, since the router takes each page that it has just shown to its top.
    const frame = requestAnimationFrame(() => head.current?.scrollIntoView())
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <li>
      <article aria-labelledby={`article-${id}`}>
        <h2 ref={head} className={styles.articleHead}>
          <button
            type="button"
            id={`article-${id}`}
            className={styles.articleToggle}
            aria-expanded={open}
            aria-controls={`body-${id}`}
            onClick={onToggle}
          >
            {t(title)}
            <Icon of={drawings.CaretDown} className={styles.articleMark} />
          </button>
        </h2>
        {!open && lead?.kind === 'text' && <p className={styles.excerpt}>{excerptOf(t(lead.words))}</p>}
        <div id={`body-${id}`} className={styles.articleBody} hidden={!open}>
          {open && (
            <>
              <Blocks blocks={written} />
              <Sources sources={sources} />
            </>
          )}
        </div>
      </article>
    </li>
  )
}

/** /articles: every article, one of them unfolded when the address names it (P-ROUTE-03, P-ROUTE-04). */
export const ArticlesPage = (): ReactElement => {
  const titleOf = useTitles()
  const navigate = useNavigate()
  const opened = useLocation({ select: ({ search }) => openArticle(search) })
  const toggle = (id: string): void => {
    const search = id === opened ? {} : { article: id }
    void navigate({ to: '/articles', search, resetScroll: false })
  }
  return (
    <Page>
      <PageHead
        title={titleOf('articles')}
        lead={
          <Trans id="contents.articles.lead">
            Des textes courts sur l’épargne et la retraite, un sujet à la fois, avec la loi dont ils viennent.
          </Trans>
        }
      />
      <ul className={styles.articles}>
        {ARTICLES.map((article) => (
          <FoldedArticle key={article.id} article={article} open={article.id === opened} onToggle={() => toggle(article.id)} />
        ))}
      </ul>
    </Page>
  )
}

import * as z from 'zod'
import { ARTICLES } from './articles/index.ts'

const query = z.object({ article: z.string().optional().catch(undefined) }).catch({})

/**
 * Reads which article an address unfolds; one that does not exist unfolds none (P-ROUTE-04).
 *
 * @param search - query of the address
 * @example openArticle({ article: 'abondement' }) // 'abondement'
 */
export const openArticle = (search: unknown): string | undefined => {
  const { article } = query.parse(search)
  return ARTICLES.find(({ id }) => id === article)?.id
}

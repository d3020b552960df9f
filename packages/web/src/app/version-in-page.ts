import { parseJson, versionAnswer, type VersionAnswer } from '@hautelisse/domain/contract'

/**
 * Reads what the server that made the page says of its API; a static host, or the host of another API, says nothing there.
 *
 * @param page - the document
 * @example versionInPage(document) // { version: '0.1.0', commit: 'abc', environment: 'development' }
 */
export const versionInPage = (page: Pick<Document, 'querySelector'>): VersionAnswer | undefined =>
  versionAnswer.safeParse(parseJson(page.querySelector<HTMLMetaElement>('meta[name="api-version"]')?.content)).data

import type { Transport } from '@hautelisse/machines/ports'
import { describe, expect, it } from 'vitest'
import { answeredFirst, isOfPage, questionOf, takePainting } from './painting.ts'

const ANSWER = { status: 200, body: '{"data":1}' }

const pageWith = (
  text: string | undefined,
  dataset: Readonly<Record<string, string>> = { painted: '/epargne', display: 'fr.shown' },
) => {
  const removed: string[] = []
  const page = {
    querySelector: (selector: string) =>
      selector === '#root'
        ? { dataset }
        : text === undefined
          ? null
          : { textContent: text, remove: () => void removed.push(selector) },
  }
  return { page: page as unknown as Document, removed }
}

describe('a painted page', () => {
  it('hands over what it was made of, once: its answers are taken out of the page', () => {
    const { page, removed } = pageWith(JSON.stringify({ 'GET /api/v3/x': ANSWER }))
    expect(takePainting(page)).toEqual({ path: '/epargne', display: 'fr.shown', answers: { 'GET /api/v3/x': ANSWER } })
    expect(removed).toEqual(['#answers'])
  })

  it.each([
    ['no answers', undefined, undefined],
    ['answers that are no JSON', '{', undefined],
    ['answers off their form', '{"GET /":{"status":"200"}}', undefined],
    ['no painting', '{}', {}],
  ])('is an ordinary page with %s', (_, text, dataset) => {
    expect(takePainting(pageWith(text, dataset).page)).toBeUndefined()
  })

  it('is taken over at its own address alone, in the language and with the amounts of this browser', () => {
    const painting = { path: '/epargne', display: 'fr.shown', answers: {} }
    const shown = { path: '/epargne', display: { language: 'fr', hiddenAmounts: false } } as const
    expect(isOfPage(painting, shown)).toBe(true)
    expect(isOfPage(painting, { ...shown, path: '/' })).toBe(false)
    expect(isOfPage(painting, { ...shown, display: { language: 'en', hiddenAmounts: false } })).toBe(false)
    expect(isOfPage(painting, { ...shown, display: { language: 'fr', hiddenAmounts: true } })).toBe(false)
  })
})

describe('first calls', () => {
  const request = (method: string, path: string, body?: string) => ({
    method,
    path,
    headers: {},
    signal: new AbortController().signal,
    ...(body === undefined ? {} : { body }),
  })
  const opened = () => {
    const asked: string[] = []
    const server: Transport = async (call) => {
      asked.push(questionOf(call))
      return { status: 200, body: 'asked' }
    }
    return { asked, ...answeredFirst(server, { 'GET /a': ANSWER, 'POST /b {"x":1}': ANSWER }) }
  }

  it('are answered out of the page, each once; the next one asks', async () => {
    const { asked, transport } = opened()
    expect(await transport(request('GET', '/a'))).toEqual(ANSWER)
    expect(await transport(request('POST', '/b', '{"x":1}'))).toEqual(ANSWER)
    expect(asked).toEqual([])
    expect((await transport(request('GET', '/a'))).body).toBe('asked')
    expect(asked).toEqual(['GET /a'])
  })

  it('ask when method, path or body is another, and when the answers were forgotten', async () => {
    const { asked, transport, clear } = opened()
    await transport(request('POST', '/a'))
    await transport(request('GET', '/a?b=1'))
    await transport(request('POST', '/b', '{"x":2}'))
    clear()
    await transport(request('GET', '/a'))
    expect(asked).toEqual(['POST /a', 'GET /a?b=1', 'POST /b {"x":2}', 'GET /a'])
  })
})

import { describe, expect, it } from 'vitest'
import { navigationPort } from './navigation.ts'

const moves = (showsDoors: boolean) => {
  const pushed: string[] = []
  const replaced: string[] = []
  const left: string[] = []
  const history = {
    push: (path: string) => void pushed.push(path),
    replace: (path: string) => void replaced.push(path),
    location: { pathname: '/epargne', search: '?a=1' },
  }
  const page = { location: { replace: (address: string) => void left.push(address) } as unknown as Location }
  return { port: navigationPort(history, page, showsDoors), pushed, replaced, left }
}

describe('navigation', () => {
  it('stays inside the application to go somewhere', () => {
    const { port, pushed, left } = moves(false)
    port.go('/simulator/mrm')
    expect([pushed, left]).toEqual([['/simulator/mrm'], []])
  })

  it('[P-ERR-06] opens a modal by the fragment of the page where the saver is', () => {
    const { port, pushed } = moves(false)
    port.openModal('auto_logout')
    expect(pushed).toEqual(['/epargne?a=1#auto_logout'])
  })

  it('follows a door that a server shows, and shows one itself where there is no server', () => {
    const served = moves(false)
    served.port.leave('/stand-in/sign-in/collective?state=1')
    expect(served.left).toEqual(['/stand-in/sign-in/collective?state=1'])
    const inPage = moves(true)
    inPage.port.leave('/stand-in/sign-in/collective?state=1')
    expect([inPage.replaced, inPage.left]).toEqual([['/stand-in/sign-in/collective?state=1'], []])
  })
})

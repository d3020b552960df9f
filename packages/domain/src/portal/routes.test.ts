import { describe, expect, it } from 'vitest'
import { ROUTES, WITHDRAW_CASES } from './index.ts'

describe('the route table', () => {
  it('[P-ROUTE-81] has each address once', () => {
    const shapes = ROUTES.map(({ path }) => path.replaceAll(/\{\w+/g, '{'))
    expect(new Set(shapes).size).toBe(ROUTES.length)
  })

  it('[P-ROUTE-49] lists values for parameters of the path alone, and steps where the path has one', () => {
    for (const { path, segments = {}, steps, actions } of ROUTES) {
      for (const name of Object.keys(segments)) expect(path).toContain(`{${name}`)
      expect(path.includes('{step}')).toBe(steps !== undefined)
      expect(actions !== undefined).toBe(path.includes('{journey'))
    }
  })

  it('[P-PERM-16] [S-ROLE-13] knows four kinds of access and no role beside them', () => {
    expect([...new Set(ROUTES.map(({ access }) => access))].toSorted()).toEqual(['developers', 'everyone', 'members', 'visitors'])
  })

  it('[P-CONST-24] has the six cases of a withdrawal', () => {
    expect(WITHDRAW_CASES).toEqual(['retirement', 'owner', 'family', 'business', 'hardblows', 'other'])
  })
})

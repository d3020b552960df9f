import type { Plugin } from 'vite'

const SCHEMAS = /zod[\\/]v4[\\/]classic[\\/]schemas\.js$/
const LIMITS = /zod[\\/]v4[\\/]core[\\/]json-schema-processors\.js\?limits$/

/**
 * What each kind of schema knows of writing itself as JSON Schema, and the methods that ask for it. What is left of the writers, the limits
 * that schemas tell of themselves, comes from a copy of their file that nobody else needs whole.
 */
const PARTS = [
  { part: /^import \{[^}]*\} from "\.\.\/core\/to-json-schema\.js";$/gm, left: '' },
  { part: /^\s*inst\._zod\.processJSONSchema = .*;$/gm, left: '' },
  { part: /createStandardJSONSchemaMethod\(this, "(?:input|output)"\)/g, left: 'undefined' },
  { part: /createToJSONSchemaMethod\(this, \{\}\)\(params\)/g, left: 'undefined' },
  { part: /"\.\.\/core\/json-schema-processors\.js"/g, left: '"../core/json-schema-processors.js?limits"' },
  // Sentences about what is wrong: screens have their own words, in two languages, by the code of the problem.
  { part: /^import en from "\.\.\/locales\/en\.js";$/gm, left: '' },
  { part: /core\.config\(en\(\)\);/g, left: 'core.config({});' },
  // Parsers that are made of text: the content security policy refuses them, and `zod-jitless.ts` turns them off.
  { part: /core\.\$ZodObjectJIT\.init\(inst, def\);/g, left: 'core.$ZodObject.init(inst, def);' },
] as const

/** The copy calls nothing of the writers: what would call them is left out with them. */
const NEEDS = [{ part: /^import \{[^}]*\} from "\.\/to-json-schema\.js";$/gm, left: '' }] as const

/** Files of Zod that write schemas as JSON Schema: part of whatever documents the API, never of a page. */
export const WRITES_JSON_SCHEMA = /zod[\\/]v4[\\/]core[\\/](?:to-json-schema|json-schema-processors|json-schema-generator)\.js$/

/**
 * Drops from Zod what a browser never does: writing schemas as JSON Schema, which is for a server's documentation, saying in English
 * what is wrong, and making functions of text. Each schema names its writer, so that none of them is left out by itself.
 */
export const zodForBrowsers = (): Plugin => ({
  name: 'zod-for-browsers',
  apply: 'build',
  transform: {
    filter: { id: [SCHEMAS, LIMITS] },
    handler(code, id) {
      const parts = LIMITS.test(id) ? NEEDS : PARTS
      const missing = parts.find(({ part }) => code.search(part) === -1)
      // Another Zod may write this down otherwise: better a broken build than a first screen that grew unseen.
      if (missing !== undefined) this.error(`Zod has no ${String(missing.part)} any more.`)
      return { code: parts.reduce((text, { part, left }) => text.replaceAll(part, left), code), map: null }
    },
  },
})

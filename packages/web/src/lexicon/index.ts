export { LexiconLink } from './lexicon-link.tsx'

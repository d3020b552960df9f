export { Header, SkipLink } from './header.tsx'

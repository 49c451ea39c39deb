export { Layout } from '#views/layout/Layout'

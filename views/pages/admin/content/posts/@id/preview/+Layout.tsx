export { Layout } from '../../../../../../layout/Layout'

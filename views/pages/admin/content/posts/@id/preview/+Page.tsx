export { default } from '../../../../../blog/@slug/+Page'

export { default } from '#views/admin/page-settings'

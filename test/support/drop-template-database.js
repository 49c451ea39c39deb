export { dropTemplateDatabase as default } from './template-database.js'

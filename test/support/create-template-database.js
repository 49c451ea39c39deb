export { createTemplateDatabase as default } from './template-database.js'

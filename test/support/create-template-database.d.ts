export default function createTemplateDatabase(): Promise<void>

import { createServer } from 'node:http'
import pg from 'pg'

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
const insert = `INSERT INTO contact_messages (name, email, phone, subject, message, language)
  VALUES ($1, $2, $3, $4, $5, 'hr') RETURNING id, received_at`

createServer((request, response) => {
  if (request.method !== 'POST') return response.end()
  let text = ''
  request.on('data', (chunk) => (text += chunk))
  request.on('end', async () => {
    const { name, email, phone, subject, message } = JSON.parse(text)
    const { rows } = await pool.query(insert, [name, email, phone, subject, message])
    response.writeHead(201, { 'Content-Type': 'application/json' }).end(JSON.stringify(rows[0]))
  })
}).listen(process.env.PORT, process.env.HOST)

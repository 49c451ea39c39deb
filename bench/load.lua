-- What wrk sends for rate.mjs. Arguments: a name for the run, and, to post, a JSON body with {n} where each differs.
local run, body, counter = "", nil, 0

function init(args)
  run, body = args[1], args[2]
end

function request()
  if not body then return wrk.format("GET", nil, { ["Accept-Encoding"] = "gzip, br" }) end
  counter = counter + 1
  local key = run .. "-" .. counter
  local headers = { ["Content-Type"] = "application/json", ["Idempotency-Key"] = key }
  return wrk.format("POST", nil, headers, (body:gsub("{n}", key)))
end

function done(summary)
  local e = summary.errors
  local failed = e.status + e.connect + e.read + e.write + e.timeout
  print(string.format("RESULT %d %d %d", summary.requests, summary.duration, failed))
end

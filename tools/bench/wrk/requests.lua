-- Sends the requests of a file, one a line: method, path, version of the record and body, separated by tabs.
-- Arguments: the file of requests, the file of headers, the order ("once", "again" or "random"), connections, pause in milliseconds, seed.
local ffi = require("ffi")
ffi.cdef [[
  typedef struct { long seconds; long microseconds; } bench_time;
  int gettimeofday(bench_time *time, void *zone);
  int getpid(void);
  int kill(int pid, int signal);
]]

local function now()
  local time = ffi.new("bench_time")
  ffi.C.gettimeofday(time, nil)
  return tonumber(time.seconds) * 1000000 + tonumber(time.microseconds)
end

local requests, order, connections, pause = {}, "again", 1, 0
local claimed, idle = 0, 0
local threads = {}
-- Global, so that the main thread can read them. wrk calls request() once before the run, which sends nothing.
at, started, ended = -1, 0, 0

local function read_headers(path)
  local headers = {}
  for line in io.lines(path) do
    local name, value = line:match("^(%S+)\t(.*)$")
    if name then headers[name] = value end
  end
  return headers
end

local function read_requests(path, headers)
  for line in io.lines(path) do
    local method, target, version, body = line:match("^(%S+)\t(%S+)\t(%S*)\t(.*)$")
    headers["If-Match"] = version ~= "" and '"' .. version .. '"' or nil
    requests[#requests + 1] = wrk.format(method, target, headers, body ~= "" and body or nil)
  end
end

-- A connection that finds no further request waits; the last one ends the run. A request is claimed here, since wrk
-- asks for it only after the pause: two connections that asked for the last one at once would both send it.
local function wait()
  if order ~= "once" then return pause end
  if claimed < #requests then
    claimed = claimed + 1
    return pause
  end
  idle = idle + 1
  if idle == connections then
    ended = now()
    ffi.C.kill(ffi.C.getpid(), 2)
  end
  return 600000
end

function setup(thread)
  threads[#threads + 1] = thread
end

function init(args)
  order, connections, pause = args[3], tonumber(args[4]), tonumber(args[5])
  math.randomseed(tonumber(args[6]))
  read_requests(args[1], read_headers(args[2]))
  if order == "once" or pause > 0 then delay = wait end
end

function request()
  at = at + 1
  if at == 1 then started = now() end
  if order == "random" then return requests[math.random(#requests)] end
  return requests[at == 0 and 1 or (at - 1) % #requests + 1]
end

function done(summary, latency)
  local thread, errors = threads[1], summary.errors
  local last = thread:get("ended")
  local duration = last > 0 and last - thread:get("started") or summary.duration
  io.write(string.format('\n@@{"completed":%d,"sent":%d,"microseconds":%d,"bytes":%d,"p50":%.3f,"p99":%.3f,"refused":%d,"broken":%d}\n',
    summary.requests, thread:get("at"), duration, summary.bytes, latency:percentile(50) / 1000, latency:percentile(99) / 1000,
    errors.status, errors.connect + errors.read + errors.write + errors.timeout))
end

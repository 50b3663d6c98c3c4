"""A headless Chromium driven over the DevTools protocol through a pipe, without further packages."""
import atexit
import base64
import json
import os
import shutil
import subprocess
import tempfile

NAMES = ("chromium", "chromium-browser", "google-chrome")


def chromium():
    """Its path, or None."""
    return next(filter(None, map(shutil.which, NAMES)), None)


class Process:
    """The browser process, shared by the tests; it ends with the program."""

    def __init__(self):
        self.profile = tempfile.TemporaryDirectory()
        command_in, self.to_browser = os.pipe()
        self.from_browser, events_out = os.pipe()
        def as_three_and_four():
            # The pipes may have these very descriptors: both are moved first.
            first, second = os.dup(command_in), os.dup(events_out)
            os.dup2(first, 3)
            os.dup2(second, 4)
        self.process = subprocess.Popen(
            [chromium(), "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
             "--no-first-run", "--remote-debugging-pipe", f"--user-data-dir={self.profile.name}",
             "about:blank"],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            env={name: value for name, value in os.environ.items() if name != "LD_PRELOAD"},
            preexec_fn=as_three_and_four, close_fds=False)
        os.close(command_in)
        os.close(events_out)
        self.last_id, self.rest = 0, b""
        atexit.register(self.end)

    def end(self):
        self.process.terminate()
        self.process.wait(30)
        try:
            self.profile.cleanup()
        except OSError:
            pass  # a helper process may still write there


class Browser:
    """A window with its own profile, as a context manager."""
    shared = None

    def __init__(self):
        Browser.shared = Browser.shared or Process()
        self.process = Browser.shared
        self.session, self.told, self.width = None, [], None
        self.user = self.send("Target.createBrowserContext")["browserContextId"]
        target = self.send("Target.createTarget", url="about:blank",
                           browserContextId=self.user)["targetId"]
        self.session = self.send("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.send(domain + ".enable")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.session = None
        self.send("Target.disposeBrowserContext", browserContextId=self.user)

    def receive(self):
        process = self.process
        while b"\0" not in process.rest:
            part = os.read(process.from_browser, 1 << 20)
            assert part, "the browser has gone"
            process.rest += part
        text, process.rest = process.rest.split(b"\0", 1)
        message = json.loads(text)
        if message.get("method") and message.get("sessionId") == self.session:
            self.told.append(message)
        return message

    def send(self, method, **params):
        self.process.last_id += 1
        message = {"id": self.process.last_id, "method": method, "params": params}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.process.to_browser, json.dumps(message).encode() + b"\0")
        while True:
            reply = self.receive()
            if reply.get("id") == self.process.last_id:
                assert "error" not in reply, (method, reply)
                return reply["result"]

    def run(self, script):
        """The value of a JavaScript expression; promises are awaited."""
        reply = self.send("Runtime.evaluate", expression=script, awaitPromise=True,
                          returnByValue=True)
        if "exceptionDetails" in reply:
            raise AssertionError(reply["exceptionDetails"]["exception"].get("description", script))
        return reply["result"].get("value")

    def until(self, condition, seconds=30):
        """Waits in the page until an expression is true."""
        return self.run(
            f"new Promise((done, failed) => {{ const end = performance.now() + {seconds * 1000};"
            f"const look = () => {{ const value = {condition}; if (value) done(value); else if"
            f" (performance.now() > end) failed(new Error('not in time: ' + {json.dumps(condition)}"
            f" + document.body.innerText.slice(-800))); else setTimeout(look, 10); }}; look(); }})")

    def show(self, width, height, dark, phone=False):
        self.width = width
        self.send("Emulation.setDeviceMetricsOverride", width=width, height=height,
                  deviceScaleFactor=1, mobile=phone)
        self.send("Emulation.setEmulatedMedia", features=[
            {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}])

    def go(self, url):
        self.send("Page.navigate", url=url)
        self.until("document.readyState === 'complete' && "
                   "document.querySelector('#tables')?.children.length > 0")

    def type(self, text):
        self.send("Input.insertText", text=text)

    def press(self, key, code, modifiers=0):
        for kind in ("keyDown", "keyUp"):
            self.send("Input.dispatchKeyEvent", type=kind, key=key, code=key,
                      windowsVirtualKeyCode=code, modifiers=modifiers,
                      **({"text": "\r"} if key == "Enter" and kind == "keyDown" else {}))

    def click(self, selector):
        """Clicks the centre of the element with the mouse."""
        x, y = self.run(f"(() => {{ const one = document.querySelector({json.dumps(selector)});"
                        "one.scrollIntoView({block: 'center'}); const box = one.getBoundingClientRect();"
                        "return [box.x + box.width / 2, box.y + box.height / 2]; })()")
        for kind in ("mousePressed", "mouseReleased"):
            self.send("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)

    def screenshot(self, file):
        size = self.send("Page.getLayoutMetrics")["cssContentSize"]
        clip = {"x": 0, "y": 0, "width": size["width"], "height": min(size["height"], 3000), "scale": 1}
        data = self.send("Page.captureScreenshot", captureBeyondViewport=True, clip=clip)["data"]
        file.write_bytes(base64.b64decode(data))

    def complaints(self):
        """Errors in the console: exceptions, and violations of the Content-Security-Policy."""
        self.run("1")
        return [one["params"] for one in self.told
                if one["method"] == "Runtime.exceptionThrown"
                or (one["method"] == "Log.entryAdded"
                    and one["params"]["entry"]["level"] == "error")]

    def requests(self):
        return [one["params"]["request"]["url"] for one in self.told
                if one["method"] == "Network.requestWillBeSent"]

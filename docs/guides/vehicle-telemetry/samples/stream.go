package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"log"
	"net/http"
	"os"
	"time"
)

var url, key = os.Getenv("PLATFORM_URL"), os.Getenv("PLATFORM_KEY")

type point struct {
	Type        string    `json:"type"`
	Coordinates []float64 `json:"coordinates"`
}

type report struct {
	ObjectID  string  `json:"objectId"`
	Timestamp string  `json:"timestamp"`
	Geometry  point   `json:"geometry"`
	Speed     float64 `json:"speed"`
}

type failure struct {
	Message string `json:"message"`
}

// Longitude, latitude, metres per second. A device reads them from its receiver.
var fixes = [][3]float64{
	{-121.3153, 44.0582, 13.4},
	{-121.3585, 44.1114, 23.8},
	{-121.4036, 44.157, 24.6},
	{-121.4603, 44.2048, 24.1},
	{-121.5069, 44.2511, 23.2},
	{-121.5492, 44.291, 8.9},
}

const batch = 2

func main() {
	log.SetFlags(0)
	if url == "" || key == "" {
		log.Fatal("Set PLATFORM_URL and PLATFORM_KEY.")
	}
	start := now()
	var waiting []report
	for _, fix := range fixes {
		place := point{"Point", []float64{fix[0], fix[1]}}
		waiting = append(waiting, report{"tender-5", now(), place, fix[2]})
		if len(waiting) >= batch {
			send(waiting)
			waiting = nil
		}
		time.Sleep(100 * time.Millisecond) // A device waits 30 seconds here.
	}

	var latest struct{ Objects []report }
	var replay struct{ History []report }
	read("/locations/v2/objects/tender-5", &latest)
	read("/locations/v2/objects/tender-5/history?start="+start, &replay)
	place := latest.Objects[0].Geometry.Coordinates
	fmt.Printf("tender-5 is at %v, %v\n", place[0], place[1])
	fmt.Printf("its history has %d reports of this drive\n", len(replay.History))
}

// Sends reports. Tries again after a lost connection or a 5xx, but not after a 4xx, which would come again.
func send(reports []report) {
	body, err := json.Marshal(reports)
	if err != nil {
		log.Fatal(err)
	}
	for wait := time.Second; ; wait = longer(wait) {
		response, err := call("POST", "/locations/v2/objects", body)
		if err == nil && response.StatusCode < 500 {
			var receipt struct{ Accepted int }
			decode(response, &receipt)
			fmt.Printf("sent %d reports\n", receipt.Accepted)
			return
		}
		log.Println("not accepted yet, trying again", err)
		time.Sleep(wait)
	}
}

func longer(wait time.Duration) time.Duration {
	if wait > 30*time.Second {
		return time.Minute
	}
	return 2 * wait
}

func read(path string, into any) {
	response, err := call("GET", path, nil)
	if err != nil {
		log.Fatal(err)
	}
	decode(response, into)
}

func call(method, path string, body []byte) (*http.Response, error) {
	request, err := http.NewRequest(method, url+path, bytes.NewReader(body))
	if err != nil {
		return nil, err
	}
	request.Header.Set("x-api-key", key)
	request.Header.Set("content-type", "application/json")
	return http.DefaultClient.Do(request)
}

// Reads a response, or ends the program with the platform's message.
func decode(response *http.Response, into any) {
	defer response.Body.Close()
	if response.StatusCode >= 400 {
		var failed failure
		json.NewDecoder(response.Body).Decode(&failed)
		log.Fatal(failed.Message)
	}
	if err := json.NewDecoder(response.Body).Decode(into); err != nil {
		log.Fatal(err)
	}
}

func now() string {
	return time.Now().UTC().Format("2006-01-02T15:04:05.000Z")
}
